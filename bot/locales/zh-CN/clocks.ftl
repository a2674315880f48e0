### Clocks: time controls, pauses, days off.

## commands

commands-play-clock-name = 用时
commands-play-clock-description = 对局用时（不填则用你的默认用时）
commands-pause-name = 暂停
commands-pause-description = 经对手同意停表，或让表继续走
commands-vacation-name = 休假
commands-vacation-description = 休假几天：期间每步限天数的对局停表
commands-vacation-days-name = 天数
commands-vacation-days-description = 从现在起几天；0 结束休假；不填则查看剩余天数

## buttons

buttons-clock_resume = 恢复计时
buttons-pause_accept = 同意暂停
buttons-pause_decline = 不暂停
buttons-pause_withdraw = 收回请求

## settings

settings-clock-label = 默认用时
settings-clock-auto = 和人下每步限天数，和我下不限时
settings-clock-none = 不限时
settings-clock-live-60-5 = 1 分钟 + 每步 5 秒
settings-clock-live-300-5 = 5 分钟 + 每步 5 秒
settings-clock-live-600-10 = 10 分钟 + 每步 10 秒
settings-clock-live-900-10 = 15 分钟 + 每步 10 秒
settings-clock-move-86400 = 每步 1 天
settings-clock-move-259200 = 每步 3 天
settings-clock-move-604800 = 每步 7 天

## clock

clock-hours = 每步 { $n } 小时
clock-named = 用时：{ $clock }
clock-left = { $name } 剩 { $time }
clock-paused = ⏸️ 已停表
clock-runs_again = ▶️ 棋钟重新走动。
clock-short = ⚠️ **{ $name }，时间不多了：{ $when }用完**
match-time_short = { $name }，你这一步的时间不多了。

## vacation

vacation-left = 今年还可休假 { $n } 天。
vacation-until = 你休假到 { $when }，期间每步限天数的对局停表。
vacation-none = 你现在没有休假。

## offer

offer-pause_asked = { $name } 请求停表。
offer-pause_declined = { $name } 不同意停表。
offer-pause_withdrawn = { $name } 收回了停表请求。

## result

result-timeout-draw = 超时，但对方已不可能取胜，和棋。
reason-timeout-draw = 超时，无法取胜

## refusal

refusal-no-clock = 这局棋没有在计时。
refusal-no-vacation-left = 超过了剩余天数。今年还可休假 { $n } 天。
