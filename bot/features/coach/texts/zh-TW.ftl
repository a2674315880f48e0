### Warnings before a move.

coach-takes = 小心：對方接著可以走 { $reply } 吃掉{ $pieces }。
coach-wins-now = 小心：對方接著走 { $reply } 就贏了。
coach-wins-soon = 小心：對方從 { $reply } 開始可以必勝。
coach-loses = 小心：走這一步馬上就輸了（{ $reason }）。
coach-draws = 小心：走這一步馬上就成和棋了（{ $reason }）。
coach-ask = 還是要走嗎？
coach-yes = 還是要走
coach-no = 另選一步
coach-why = 何時提醒可用 { COMMAND("settings") } 選擇。提醒之後贏的棋不計等級分。
