### Days off.

## commands

commands-vacation-name = 休假
commands-vacation-description = 休假幾天：期間每步限天數的對局停鐘
commands-vacation-days-name = 天數
commands-vacation-days-description = 從現在起幾天；0 結束休假；留空查看剩餘

## vacation

vacation-left = 今年剩餘休假天數：{ $n }。
vacation-until = 你休假到 { $when }，期間每步限天數的對局停鐘。
vacation-none = 你現在沒有休假。
