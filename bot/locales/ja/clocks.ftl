### Clocks: time controls, pauses, days off.

## commands

commands-play-clock-name = 持ち時間
commands-play-clock-description = 持ち時間(省略すると、いつもの設定)
commands-pause-name = 一時停止
commands-pause-description = 相手が同意すれば時計を止め、また動かす
commands-vacation-name = 休暇
commands-vacation-description = 休みを取る:その間、一手ごとの時計は止まる
commands-vacation-days-name = 日数
commands-vacation-days-description = 今から何日か。0で終了、空欄で残りを表示

## buttons

buttons-clock_resume = 再開
buttons-pause_accept = 一時停止に同意
buttons-pause_decline = 停止しない
buttons-pause_withdraw = 取り消す

## settings

settings-clock-label = いつもの持ち時間
settings-clock-auto = 人とは日数制、私とは無制限
settings-clock-none = 無制限
settings-clock-live-60-5 = 1分+一手5秒
settings-clock-live-300-5 = 5分+一手5秒
settings-clock-live-600-10 = 10分+一手10秒
settings-clock-live-900-10 = 15分+一手10秒
settings-clock-move-86400 = 一手1日
settings-clock-move-259200 = 一手3日
settings-clock-move-604800 = 一手7日

## clock

clock-hours = 一手の時間(時):{ $n }
clock-named = 持ち時間:{ $clock }
clock-left = { $name }の残り { $time }
clock-paused = ⏸️ 時計は止まっています
clock-runs_again = ▶️ 時計が再び動き出しました。
clock-short = ⚠️ **{ $name }さん、残り時間わずか:{ $when }に切れます**
match-time_short = { $name }さん、あなたの手番の残り時間がわずかです。

## vacation

vacation-left = 今年の残り休暇日数:{ $n }。
vacation-until = { $when }まで休暇中です。一手ごとの時計は止まっています。
vacation-none = いまは休暇中ではありません。

## offer

offer-pause_asked = { $name }さんが時計を止めたいと言っています。
offer-pause_declined = { $name }さんは時計を止めません。
offer-pause_withdrawn = { $name }さんは時計を止める申し出を取り下げました。

## result

result-timeout-draw = 時間切れですが、相手も勝てない局面のため引き分けです。
reason-timeout-draw = 時間切れ、勝ち筋なし

## refusal

refusal-no-clock = この対局では時計は動いていません。
refusal-no-vacation-left = 残りより多い日数です。今年の残り休暇日数:{ $n }。
