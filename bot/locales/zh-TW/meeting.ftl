### Meeting: challenges to anybody, following a match, series.

## commands

commands-anyone-name = 求戰
commands-anyone-description = 在本頻道問問誰想和你下

## buttons

buttons-join = 應戰
buttons-follow = 關注

## invitation

invitation-asked = { $host } 想下{ $game }，誰來應戰？
invitation-closed = { $host } 不再找人下{ $game }了。

## match

match-accepted = { $name }，你的挑戰已被接受，輪到你了。

## follow

follow-on = 這局結束時會在這裡通知你。再按一次取消。
follow-off = 你已不再關注這局。
follow-nowhere = 我不在這個伺服器裡，沒辦法在這裡告訴你這局的結果。
follow-ended = { $people } 對局結束：{ $match }。{ $end }

## series

series-score = 連戰：{ $first } { $points } : { $other } { $second }

## refusal

refusal-invitation-open = 你已經在找人下這個遊戲了。
refusal-own-invitation = 這是你自己的邀請，要等別人來應戰。
