### The lessons of the game: a title and the rule of each.

lesson-step = 駒の動き
lesson-step-text = 駒は濃い色のマスだけを斜め前に一つ進みます。後ろには戻れません。自分の駒を一マス進めてください。
lesson-capture = 取る
lesson-capture-text = 隣の敵の駒を跳び越え、その先の空いたマスに下りて取ります。
lesson-must = 取れるなら取る
lesson-must-text = 取れるときは必ず取ります。取らない手は指せません。
lesson-several = 続けて跳ぶ
lesson-several-text = 跳べる間は続けて取ります。道は選べますが、選んだ道は最後まで跳びます。
lesson-crown = キングになる
lesson-crown-text = 最後の段に着いた駒はキングになります。
lesson-king = キング
lesson-king-text = キングは後ろにも一つずつ動き、後ろの駒も取れます。
lesson-stop = 跳んで最後の段へ
lesson-stop-text = 跳んで最後の段に着いた駒はキングになり、まだ跳べる形でもそこで止まります。
lesson-win = 勝ち方
lesson-win-text = 動けない側の負けです。駒がなくなるか、すべてふさがれたときです。
