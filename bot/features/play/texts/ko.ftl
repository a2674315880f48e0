### Playing: a move, and showing the board.

## commands

commands-move-name = 두기
commands-move-description = 수를 입력하거나 골라서 둡니다
commands-move-move-name = 수
commands-move-move-description = 둘 수. 입력하면 가능한 수가 좁혀집니다
commands-board-name = 판
commands-board-description = 이 채널에 대국의 판을 다시 보여 줍니다

## windows

windows-move_placeholder = 예: { $example }

## move

move-which = { $move } 수를 어느 대국에 두시겠습니까?
