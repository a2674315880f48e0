### Reviews of finished matches.

## review

review-title = 対局{ $id }の検討
review-working = 対局を調べています：{ $total }局面中{ $done }…
review-accuracy = { $name }：正確さ**{ $value }%**
review-formula = 正確さ：勝つ見込みを減らした手が多いほど低くなります。手数が少ないと高くはなりません（最善手だけでも3手なら92、30手なら97）。大きなミスは一つでも重く響きます。すでに勝負が決まった局面と、選ぶ余地のない手は数えません。
review-none = ミスは見つかりませんでした。
review-none-own = あなたのミスは見つかりませんでした。
review-moments = 学べる場面
review-lost = { $side } **{ $move }**：勝つ見込み{ $before }% → { $after }%。
review-best = 最善は**{ $best }**です。
review-perfect = ただし、最善手を続けた場合です。
review-better = 有利を保ちます。
review-defence = これが最善の守りです。
review-worse = 一番長く粘れます。
review-no-moves = この対局には手が一つもないため、検討できません。
review-steps = 一手ずつ見る
review-try = 自分で考える
review-overview = 全体を見る
review-find = { $side }の番です。あなたならどの手を選びますか？対局では{ $move }でした。
review-told = それも違いました。
review-graph = { $side }の勝つ見込みのグラフ：{ $least }%から{ $most }%の間、最後は{ $last }%。印：{ $marked }。

## verdict

verdict-best = 最善手
verdict-good = 好手
verdict-inaccuracy = 緩手
verdict-mistake = 疑問手
verdict-blunder = 悪手
