### Meeting: challenges to anybody, following a match, series.

## commands

commands-anyone-name = 求战
commands-anyone-description = 在本频道问问谁想和你下

## buttons

buttons-join = 应战
buttons-follow = 关注

## invitation

invitation-asked = { $host } 想下{ $game }，谁来应战？
invitation-closed = { $host } 不再找人下{ $game }了。

## match

match-accepted = { $name }，你的挑战已被接受，轮到你了。

## follow

follow-on = 这局结束时会在这里通知你。再按一次取消。
follow-off = 你已不再关注这局。
follow-nowhere = 我不在这个服务器里，没法在这里告诉你这局的结果。
follow-ended = { $people } 对局结束：{ $match }。{ $end }

## series

series-score = 连战：{ $first } { $points } : { $other } { $second }

## refusal

refusal-invitation-open = 你已经在找人下这种棋了。
refusal-own-invitation = 这是你自己的邀请，要等别人来应战。
