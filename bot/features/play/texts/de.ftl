### Playing: a move, and showing the board.

## commands

commands-move-name = zug
commands-move-description = Ziehe durch Eintippen oder Auswählen
commands-move-move-name = zug
commands-move-move-description = Dein Zug; was du tippst, schränkt die Liste der erlaubten Züge ein
commands-board-name = brett
commands-board-description = Zeige das Brett einer Partie noch einmal in diesem Kanal

## windows

windows-move_placeholder = Zum Beispiel { $example }

## move

move-which = In welcher Partie meinst du { $move }?
