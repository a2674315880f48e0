### Challenges to a person, to anybody, and rematches.

## commands

commands-anyone-name = alguém
commands-anyone-description = Pergunte neste canal quem quer jogar com você
commands-play-name = jogar
commands-play-description = Comece uma partida contra mim ou contra outra pessoa
commands-play-opponent-name = adversário
commands-play-opponent-description = Quem desafiar; deixe vazio para jogar contra mim
commands-play-level-name = nível
commands-play-level-description = Meu nível (iniciante até sua primeira vitória no jogo, depois médio)
commands-challenge-name = Desafiar para um jogo

## buttons

buttons-join = Jogar

## challenge

challenge-hidden = Mais ninguém vê este desafio: o servidor não me deixa publicar aqui para todos, então eu o retirei. Desafie em um servidor do qual eu seja membro ou peça a um administrador que permita aplicativos externos.
challenge-alone = Mais ninguém lê estas mensagens diretas, então retirei o desafio. Desafie em um servidor ou em um grupo.
challenge-which = Qual jogo você quer jogar com { $name }?

## invitation

invitation-asked = { $host } quer jogar { $game }. Quem topa?
invitation-second = Quem topar começa.
invitation-closed = { $host } não procura mais ninguém para { $game }.

## match

match-accepted = { $name }, seu desafio foi aceito. É a sua vez.

## position

position-asked = A partir desta posição: { $host } joga com { $side }. Não vale rating.

## refusal

refusal-invitation-open = Você já procura alguém para este jogo.
refusal-own-invitation = Este convite é seu: outra pessoa precisa aceitá-lo.
