### Playing: a move, and showing the board.

## commands

commands-move-name = coup
commands-move-description = Joue un coup en le tapant ou en le choisissant
commands-move-move-name = coup
commands-move-move-description = Ton coup ; ce que tu tapes réduit la liste des coups permis
commands-board-name = plateau
commands-board-description = Montre à nouveau le plateau d’une partie dans ce salon

## windows

windows-move_placeholder = Par exemple { $example }

## move

move-which = Dans quelle partie veux-tu jouer { $move } ?
