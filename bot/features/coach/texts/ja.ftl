### Warnings before a move.

coach-takes = 注意：次に相手が{ $reply }で{ $pieces }を取れます。
coach-wins-now = 注意：次に相手が{ $reply }ですぐに勝ちます。
coach-wins-soon = 注意：相手は{ $reply }から必ず勝てます。
coach-loses = 注意：この手では、すぐに負けになります（{ $reason }）。
coach-draws = 注意：この手では、すぐに引き分けになります（{ $reason }）。
coach-ask = それでもこの手にしますか？
coach-yes = それでもこの手にする
coach-no = 別の手を選ぶ
coach-why = いつ警告するかは{ COMMAND("settings") }で選べます。警告のあとの勝ちはレーティングに入りません。
