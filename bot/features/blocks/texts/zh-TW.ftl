### Blocking people.

## commands

commands-block-name = 封鎖
commands-block-description = 不再接受某人的挑戰；不填名字則列出已封鎖的人
commands-block-player-description = 誰不能再挑戰你
commands-unblock-name = 解除封鎖
commands-unblock-description = 重新接受某人的挑戰
commands-unblock-player-description = 誰可以再次挑戰你

## block

block-done = { $name } 不能再挑戰你了，對方不會收到通知。用 { COMMAND("unblock") } 可以恢復。
block-undone = { $name } 可以再次挑戰你了。
block-was-not = { $name } 沒有被封鎖。
block-list = 已封鎖：{ $names }。
block-none = 你沒有封鎖任何人。

## refusal

refusal-bot-block = 機器人不會挑戰任何人，不需要封鎖。
