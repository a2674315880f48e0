### Playing: a move, and showing the board.

## commands

commands-move-name = lance
commands-move-description = Faça um lance digitando ou escolhendo
commands-move-move-name = lance
commands-move-move-description = Seu lance; o que você digita reduz a lista de lances legais
commands-board-name = tabuleiro
commands-board-description = Mostre de novo o tabuleiro de uma partida neste canal

## windows

windows-move_placeholder = Por exemplo { $example }

## move

move-which = Em qual partida você quer jogar { $move }?
