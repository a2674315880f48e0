### Warnings before a move.

coach-takes = 小心：对方接着可以走 { $reply } 吃掉{ $pieces }。
coach-wins-now = 小心：对方接着走 { $reply } 就赢了。
coach-wins-soon = 小心：对方从 { $reply } 开始可以必胜。
coach-loses = 小心：走这一步马上就输了（{ $reason }）。
coach-draws = 小心：走这一步马上就成和棋了（{ $reason }）。
coach-ask = 还是要走吗？
coach-yes = 还是要走
coach-no = 另选一步
coach-why = 何时提醒可用 { COMMAND("settings") } 选择。提醒之后赢的棋不计等级分。
