### Days off.

## commands

commands-vacation-name = 休暇
commands-vacation-description = 休みを取ります。その間、日数制の時計は止まります
commands-vacation-days-name = 日数
commands-vacation-days-description = 今から何日か。0で終了、空欄で残りを表示

## vacation

vacation-left = 今年の残り休暇日数：{ $n }。
vacation-until = { $when }まで休暇中です。日数制の時計は止まっています。
vacation-none = いまは休暇中ではありません。
