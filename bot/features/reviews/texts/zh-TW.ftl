### Reviews of finished matches.

## review

review-title = 第 { $id } 局覆盤
review-working = 正在分析對局：{ $done }/{ $total } 個局面……
review-accuracy = { $name }：準確率 **{ $value }%**
review-formula = 準確率：著法損失的勝率越多，分數越低。著數太少說明不了什麼：三步全是最佳著法得 92，三十步得 97。一次嚴重失誤影響很大。勝負已定的局面和沒有選擇的著法不計。
review-none = 沒有發現失誤。
review-none-own = 沒有發現你的失誤。
review-moments = 值得學習的時刻
review-lost = { $side } **{ $move }**：勝率 { $before }% → { $after }%。
review-best = 最佳是 **{ $best }**。
review-perfect = 不過得步步走對。
review-better = 這樣可以保持優勢。
review-defence = 這是最好的防守。
review-worse = 這樣撐得最久。
review-no-moves = 這一局沒有走過一步，沒有可以覆盤的內容。
review-steps = 逐步檢視
review-try = 自己試試
review-overview = 總覽
review-find = 輪到{ $side }：你會怎麼走？對局中走的是 { $move }。
review-told = 也不是這步。
review-graph = { $side }的勝率曲線：在 { $least }% 到 { $most }% 之間，終局為 { $last }%。標記：{ $marked }。

## verdict

verdict-best = 最佳
verdict-good = 好棋
verdict-inaccuracy = 不夠精確
verdict-mistake = 失誤
verdict-blunder = 嚴重失誤
