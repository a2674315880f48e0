### Hints.

## commands

commands-hint-name = 提示
commands-hint-description = 一步一步給提示，只有你看得到

## buttons

buttons-more = 繼續提示
buttons-play_it = 走這一步

## hint

hint-title = 提示 { $step }/3
hint-thinking = 讓我看看……
hint-used = 這盤對局你已用了 { $n } 次提示。
hint-shown = 提示次數會記入對局並顯示出來。

## learn

learn-hints-free = 這一局的提示不計數。
