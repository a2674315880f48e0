### Playing: a move, and showing the board.

## commands

commands-move-name = đi
commands-move-description = Đi một nước bằng cách gõ hoặc chọn
commands-move-move-name = nước
commands-move-move-description = Nước đi của bạn; chữ bạn gõ thu hẹp danh sách nước hợp lệ
commands-board-name = bàn_cờ
commands-board-description = Hiện lại bàn cờ của một ván trong kênh này

## windows

windows-move_placeholder = Ví dụ { $example }

## move

move-which = Bạn muốn đi { $move } trong ván nào?
