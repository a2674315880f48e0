### Openings in which two people find a fair beginning. Each game's openings have words of their own in its file.

## commands

commands-play-opening-name = abertura
commands-play-opening-description = Um começo justo para duas pessoas (nenhum por padrão)

## refusal

refusal-choice-due = Primeiro escolha embaixo do tabuleiro de que lado você joga.
refusal-choice-made = Não há nada para escolher agora.
refusal-in-opening = Dicas só depois da abertura.
refusal-bot-opening = Esta abertura é para duas pessoas: indique também um adversário.
refusal-bad-opening = Este jogo não tem a abertura { $value }.

## opening

opening-players = {"*"}*{ $opener }** e **{ $other }**: a abertura decide quem joga de que lado
opening-choose = { $name } escolhe um lado
