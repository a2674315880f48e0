### Hints.

## commands

commands-hint-name = 提示
commands-hint-description = 一步一步地给提示，只有你看得见

## buttons

buttons-more = 继续提示
buttons-play_it = 走这一步

## hint

hint-title = 提示 { $step }/3
hint-thinking = 让我看看……
hint-used = 这盘对局你已用了 { $n } 次提示。
hint-shown = 提示次数会记入对局并显示出来。

## learn

learn-hints-free = 这一局的提示不计数。
