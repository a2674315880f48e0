### Blocking people.

## commands

commands-block-name = chặn
commands-block-description = Không nhận lời thách đấu của ai đó nữa; bỏ trống tên để xem bạn đã chặn ai
commands-block-player-description = Ai không được thách đấu bạn
commands-unblock-name = bỏ_chặn
commands-unblock-description = Nhận lại lời thách đấu của ai đó
commands-unblock-player-description = Ai được thách đấu bạn trở lại

## block

block-done = { $name } không thể thách đấu bạn nữa và không được báo. Hoàn tác bằng { COMMAND("unblock") }.
block-undone = { $name } có thể thách đấu bạn trở lại.
block-was-not = { $name } không bị chặn.
block-list = Đã chặn: { $names }.
block-none = Bạn chưa chặn ai.

## refusal

refusal-bot-block = Bot không thách đấu ai cả, nên không cần chặn.
