### Offers of a draw, a takeback or a pause, and resigning.

## commands

commands-resign-name = 認輸
commands-resign-description = 認輸，結束一盤對局
commands-draw-name = 提和
commands-draw-description = 向對手提和
commands-takeback-name = 悔棋
commands-takeback-description = 收回上一步；和別人下須對方同意
commands-pause-name = 暫停
commands-pause-description = 經對手同意停鐘，或讓棋鐘繼續走

## buttons

buttons-resign_confirm = 是的，我認輸
buttons-keep_playing = 不，繼續下

## offer

offer-draw_declined = { $name } 不同意和棋。
offer-draw_withdrawn = { $name } 撤回了提和。
offer-draw_bot_declines = 我還想繼續下。
offer-takeback_done = { $name } 悔棋了。
offer-takeback_declined = { $name } 不同意悔棋。
offer-takeback_withdrawn = { $name } 撤回了悔棋請求。
offer-resign_ask = 你真的要認輸嗎？
offer-pause_declined = { $name } 不同意停鐘。
offer-pause_withdrawn = { $name } 撤回了停鐘請求。

## refusal

refusal-nothing-to-take-back = 你還沒有走過棋。
refusal-too-early = 先下幾步，再提和吧。
refusal-already-declined = 對手在這個局面下已經拒絕了。走一步之後可以再提。
refusal-no-clock = 這局棋沒有在計時。
refusal-tournament-pause = 比賽中不能停鐘：其他人在等結果。
