### Meeting: challenges to anybody, following a match, series.

## commands

commands-anyone-name = alguem
commands-anyone-description = Pergunte neste canal quem quer jogar com você

## buttons

buttons-join = Jogar
buttons-follow = Seguir

## invitation

invitation-asked = { $host } quer jogar { $game }. Quem topa?
invitation-closed = { $host } não procura mais ninguém para { $game }.

## match

match-accepted = { $name }, seu desafio foi aceito. É a sua vez.

## follow

follow-on = Você será avisado aqui quando a partida acabar. Aperte de novo para parar.
follow-off = Você não segue mais esta partida.
follow-nowhere = Não estou neste servidor, então não poderia contar aqui como a partida termina.
follow-ended = { $people } Acabou: { $match }. { $end }

## series

series-score = Série: { $first } { $points } : { $other } { $second }

## refusal

refusal-invitation-open = Você já procura alguém para este jogo.
refusal-own-invitation = Este convite é seu: outra pessoa precisa aceitá-lo.
