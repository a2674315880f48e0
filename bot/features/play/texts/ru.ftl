### Playing: a move, and showing the board.

## commands

commands-move-name = ход
commands-move-description = Сделать ход, введя или выбрав его
commands-move-move-name = ход
commands-move-move-description = Ваш ход; набранный текст сокращает список возможных ходов
commands-board-name = доска
commands-board-description = Показать доску партии ещё раз в этом канале

## windows

windows-move_placeholder = Например, { $example }

## move

move-which = В какой партии сделать ход { $move }?
