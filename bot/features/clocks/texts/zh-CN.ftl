### Days off.

## commands

commands-vacation-name = 休假
commands-vacation-description = 休假几天：期间每步限天数的对局停钟
commands-vacation-days-name = 天数
commands-vacation-days-description = 从现在起几天；0 结束休假；不填则查看剩余天数

## vacation

vacation-left = 今年还可休假 { $n } 天。
vacation-until = 你休假到 { $when }，期间每步限天数的对局停钟。
vacation-none = 你现在没有休假。
