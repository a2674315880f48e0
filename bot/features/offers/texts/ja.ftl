### Offers of a draw, a takeback or a pause, and resigning.

## commands

commands-resign-name = 投了
commands-resign-description = 対局を投了します
commands-draw-name = 引き分け
commands-draw-description = 引き分けを提案します
commands-takeback-name = 待った
commands-takeback-description = 直前の自分の手を戻します。人との対局では相手の同意が必要です
commands-pause-name = 一時停止
commands-pause-description = 相手が同意すれば時計を止めます。また動かすこともできます

## buttons

buttons-resign_confirm = はい、投了します
buttons-keep_playing = いいえ、続けます

## offer

offer-draw_declined = { $name }さんは引き分けを断りました。
offer-draw_withdrawn = { $name }さんは引き分けの提案を取り下げました。
offer-draw_bot_declines = 私は続けたいです。
offer-takeback_done = { $name }さんが待ったをしました。
offer-takeback_declined = { $name }さんは待ったを認めません。
offer-takeback_withdrawn = { $name }さんは待ったを取り下げました。
offer-resign_ask = 本当に投了しますか？
offer-pause_declined = { $name }さんは時計を止めません。
offer-pause_withdrawn = { $name }さんは時計を止める申し出を取り下げました。

## refusal

refusal-nothing-to-take-back = まだ一手も指していません。
refusal-too-early = 先に何手か指しましょう。そのあとで引き分けを提案できます。
refusal-already-declined = この局面では相手が断りました。一手指せば、また求められます。
refusal-no-clock = この対局では時計は動いていません。
refusal-tournament-pause = 大会では時計を止められません。ほかの参加者が結果を待っています。
