### Playing: a move, and showing the board.

## commands

commands-move-name = move
commands-move-description = Make a move by typing or choosing it
commands-move-move-name = move
commands-move-move-description = Your move; what you type narrows the list of legal moves
commands-board-name = board
commands-board-description = Show the board of a match again, in this channel

## windows

windows-move_placeholder = For example { $example }

## move

move-which = In which match do you mean { $move }?
