### Clocks: time controls, pauses, days off.

## commands

commands-play-clock-name = 用時
commands-play-clock-description = 對局用時（不填則用你慣用的設定）
commands-pause-name = 暫停
commands-pause-description = 經對手同意停錶，或讓錶繼續走
commands-vacation-name = 休假
commands-vacation-description = 休假幾天：期間你的按步計時停錶
commands-vacation-days-name = 天數
commands-vacation-days-description = 從現在起幾天；0 結束休假；留空查看剩餘

## buttons

buttons-clock_resume = 繼續
buttons-pause_accept = 同意暫停
buttons-pause_decline = 不暫停
buttons-pause_withdraw = 收回請求

## settings

settings-clock-label = 慣用的用時
settings-clock-auto = 與人按天計，與我不限時
settings-clock-none = 不限時
settings-clock-live-60-5 = 1 分鐘 + 每步 5 秒
settings-clock-live-300-5 = 5 分鐘 + 每步 5 秒
settings-clock-live-600-10 = 10 分鐘 + 每步 10 秒
settings-clock-live-900-10 = 15 分鐘 + 每步 10 秒
settings-clock-move-86400 = 每步 1 天
settings-clock-move-259200 = 每步 3 天
settings-clock-move-604800 = 每步 7 天

## clock

clock-hours = 每步小時數：{ $n }
clock-named = 用時：{ $clock }
clock-left = { $name } 剩 { $time }
clock-paused = ⏸️ 已停錶
clock-runs_again = ▶️ 棋鐘重新走動。
clock-short = ⚠️ **{ $name }，時間不多了：{ $when }用完**
match-time_short = { $name }，你這一步的時間不多了。

## vacation

vacation-left = 今年剩餘休假天數：{ $n }。
vacation-until = 你休假到 { $when }；你的按步計時已停。
vacation-none = 你現在沒有休假。

## offer

offer-pause_asked = { $name } 請求停錶。
offer-pause_declined = { $name } 不同意停錶。
offer-pause_withdrawn = { $name } 收回了停錶請求。

## result

result-timeout-draw = 超時，但對方已無取勝可能：和棋。
reason-timeout-draw = 超時，無法取勝

## refusal

refusal-no-clock = 這局沒有在走的錶。
refusal-no-vacation-left = 超過了你剩餘的天數。今年剩餘休假天數：{ $n }。
