### Hints, and what a line of moves leads to.

## hint

hint-title = 提示 { $step }/3
hint-thinking = 讓我看看……
hint-piece = 看看 { $cell } 的{ $piece }。
hint-candidates = 看看 { $moves }，其中一步最好。
hint-only = 只有一步好棋：看看 { $moves }。
hint-move = 走 **{ $move }**。
hint-line = 後續變化：{ $line }
hint-used = 這盤對局你已用了 { $n } 次提示。
hint-shown = 提示次數會記入對局並顯示出來。

## prospect

prospect-wins-now = 這一步直接獲勝。
prospect-wins = { $n } 步之內獲勝。
prospect-loses = 這樣撐得最久：對手 { $n } 步之內可以獲勝。
prospect-wins-by-rule = 對手不能一直重複下去，否則判負。
prospect-loses-by-rule = 你不能一直重複下去，否則判負；有機會就要變著。
prospect-draws = 可以守和。
prospect-wins-material = 淨得{ $won }。
prospect-wins-material-for = 淨得{ $won }，失{ $lost }。
prospect-loses-material = 無論如何要丟{ $lost }，這樣損失最小。
prospect-loses-material-for = 無論如何要以{ $lost }換{ $won }，這樣損失最小。
prospect-better = 走完你占優勢。
prospect-worse = 你處於劣勢，但這是最好的防守。
prospect-even = 保持均勢。

## truth

truth-all = 雙方都走最佳著法時，每一步的結果：{ $values }。
truth-wins = **{ $move }**（{ $n } 步勝）
truth-loses = **{ $move }**（{ $n } 步負）
truth-draws = **{ $move }**（和）

## refusal

refusal-no-hints = 比賽中以及真人之間的限時對局中不能使用提示。
refusal-own-match = 這個局面出自你正在進行的第 { $match_id } 局。等那一局結束後，我再告訴你最好的著法。
