### Blocking people.

## commands

commands-block-name = 屏蔽
commands-block-description = 不再接受某人的挑战；不填名字则列出已屏蔽的人
commands-block-player-description = 谁不能再挑战你
commands-unblock-name = 取消屏蔽
commands-unblock-description = 重新接受某人的挑战
commands-unblock-player-description = 谁可以再次挑战你

## block

block-done = { $name } 不能再挑战你了，对方不会收到通知。用 { COMMAND("unblock") } 可以恢复。
block-undone = { $name } 可以再次挑战你了。
block-was-not = { $name } 没有被屏蔽。
block-list = 已屏蔽：{ $names }。
block-none = 你没有屏蔽任何人。

## refusal

refusal-bot-block = 机器人不会挑战任何人，不需要屏蔽。
