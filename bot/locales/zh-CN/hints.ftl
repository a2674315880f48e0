### Hints, and what a line of moves leads to.

## hint

hint-title = 提示 { $step }/3
hint-thinking = 让我看看……
hint-piece = 看看 { $cell } 的{ $piece }。
hint-candidates = 最好的一步在这几步里：{ $moves }。
hint-only = 关键只有一步：看看 { $moves }。
hint-move = 走 **{ $move }**。
hint-line = 接下来可能是：{ $line }
hint-used = 这盘对局您已用了 { $n } 次提示。
hint-shown = 提示次数会记入对局并显示出来。

## prospect

prospect-wins-now = 这一步直接获胜。
prospect-wins = { $n } 步之内获胜。
prospect-loses = 这样坚持得最久：对手 { $n } 步之内可以获胜。
prospect-wins-by-rule = 对手不能一直重复下去，否则判负。
prospect-loses-by-rule = 您不能一直重复下去，有机会就要变着。
prospect-draws = 可以守和。
prospect-wins-material = 净得{ $won }。
prospect-wins-material-for = 以{ $lost }换得{ $won }。
prospect-loses-material = 要丢{ $lost }，但没有更好的走法。
prospect-loses-material-for = 以{ $lost }换{ $won }，但没有更好的走法。
prospect-better = 走完您占优势。
prospect-worse = 您处于劣势，但这是最好的防守。
prospect-even = 保持均势。

## truth

truth-all = 双方都不出错，每一步的结果：{ $values }。
truth-wins = **{ $move }**（{ $n } 步胜）
truth-loses = **{ $move }**（{ $n } 步负）
truth-draws = **{ $move }**（和）
