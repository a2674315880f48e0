### Challenges to a person, to anybody, and rematches.

## commands

commands-anyone-name = 求战
commands-anyone-description = 在本频道问问谁想和你下
commands-play-name = 对局
commands-play-description = 下一盘棋：和我下，或和别人下
commands-play-opponent-name = 对手
commands-play-opponent-description = 向谁挑战；不填就是和我下
commands-play-level-name = 难度
commands-play-level-description = 我的棋力（不填：在这种棋上首次获胜前为入门，之后为中等）
commands-challenge-name = 挑战下棋

## buttons

buttons-join = 应战

## challenge

challenge-hidden = 别人看不到这个挑战：服务器不允许我在这里向所有人发送消息，所以我已将它撤回。请在我所在的服务器里发起挑战，或请管理员允许外部应用。
challenge-alone = 别人看不到这里的私信，所以我已撤回这个挑战。请在服务器或群组里发起挑战。
challenge-which = 想和 { $name } 下哪种棋？

## invitation

invitation-asked = { $host } 想下{ $game }，谁来应战？
invitation-second = 应战者先手。
invitation-closed = { $host } 不再找人下{ $game }了。

## match

match-accepted = { $name }，你的挑战已被接受，轮到你了。

## position

position-asked = 从这个局面开始：{ $host } 执{ $side }。不计等级分。

## refusal

refusal-invitation-open = 你已经在找人下这种棋了。
refusal-own-invitation = 这是你自己的邀请，要等别人来应战。
