### Offers of a draw, a takeback or a pause, and resigning.

## commands

commands-resign-name = 认输
commands-resign-description = 认输，结束一盘对局
commands-draw-name = 提和
commands-draw-description = 向对手提和
commands-takeback-name = 悔棋
commands-takeback-description = 收回上一步；和别人下须对方同意
commands-pause-name = 暂停
commands-pause-description = 经对手同意停钟，或让棋钟继续走

## buttons

buttons-resign_confirm = 是的，我认输
buttons-keep_playing = 不，继续下

## offer

offer-draw_declined = { $name } 不同意和棋。
offer-draw_withdrawn = { $name } 撤回了提和。
offer-draw_bot_declines = 我还想继续下。
offer-takeback_done = { $name } 悔棋了。
offer-takeback_declined = { $name } 不同意悔棋。
offer-takeback_withdrawn = { $name } 撤回了悔棋请求。
offer-resign_ask = 你真的要认输吗？
offer-pause_declined = { $name } 不同意停钟。
offer-pause_withdrawn = { $name } 撤回了停钟请求。

## refusal

refusal-nothing-to-take-back = 你还没有走过棋。
refusal-too-early = 先下几步，再提和吧。
refusal-already-declined = 对手在这个局面下已经拒绝了。走一步之后可以再提。
refusal-no-clock = 这局棋没有在计时。
refusal-tournament-pause = 比赛中不能停钟：其他人在等结果。
