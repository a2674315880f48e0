### Hints, and what a line of moves leads to.

## hint

hint-title = 提示 { $step }/3
hint-thinking = 让我看看……
hint-piece = 看看 { $cell } 的{ $piece }。
hint-candidates = 看看 { $moves }，其中一步最好。
hint-only = 只有一步好棋：看看 { $moves }。
hint-move = 走 **{ $move }**。
hint-line = 后续变化：{ $line }
hint-used = 这盘对局你已用了 { $n } 次提示。
hint-shown = 提示次数会记入对局并显示出来。

## prospect

prospect-wins-now = 这一步直接获胜。
prospect-wins = { $n } 步之内获胜。
prospect-loses = 这样坚持得最久：对手 { $n } 步之内可以获胜。
prospect-wins-by-rule = 对手不能一直重复下去，否则判负。
prospect-loses-by-rule = 你不能一直重复下去，有机会就要变着。
prospect-draws = 可以守和。
prospect-wins-material = 净得{ $won }。
prospect-wins-material-for = 净得{ $won }，失{ $lost }。
prospect-loses-material = 总要丢{ $lost }，这样损失最小。
prospect-loses-material-for = 总要以{ $lost }换{ $won }，这样损失最小。
prospect-better = 走完你占优势。
prospect-worse = 你处于劣势，但这是最好的防守。
prospect-even = 保持均势。

## truth

truth-all = 双方都走最佳着法时，每一步的结果：{ $values }。
truth-wins = **{ $move }**（{ $n } 步胜）
truth-loses = **{ $move }**（{ $n } 步负）
truth-draws = **{ $move }**（和）

## refusal

refusal-no-hints = 比赛中以及真人之间的限时对局中不能使用提示。
refusal-own-match = 这个局面出自你正在进行的第 { $match_id } 局。等那一局结束后，我再告诉你最好的着法。
