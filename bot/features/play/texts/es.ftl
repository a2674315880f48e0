### Playing: a move, and showing the board.

## commands

commands-move-name = jugada
commands-move-description = Haz una jugada escribiéndola o eligiéndola
commands-move-move-name = jugada
commands-move-move-description = Tu jugada; lo que escribes reduce la lista de jugadas legales
commands-board-name = tablero
commands-board-description = Muestra otra vez el tablero de una partida en este canal

## windows

windows-move_placeholder = Por ejemplo { $example }

## move

move-which = ¿En qué partida quieres jugar { $move }?
