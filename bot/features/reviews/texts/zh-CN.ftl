### Reviews of finished matches.

## review

review-title = 第 { $id } 局复盘
review-working = 正在分析对局：{ $done }/{ $total } 个局面……
review-accuracy = { $name }：准确率 **{ $value }%**
review-formula = 准确率：着法损失的胜率越多，分数越低。着数太少说明不了什么：三步全是最佳着法得 92，三十步得 97。一次严重失误影响很大。胜负已定的局面和没有选择的着法不计。
review-none = 没有发现失误。
review-none-own = 没有发现你的失误。
review-moments = 值得学习的时刻
review-lost = { $side } **{ $move }**：胜率 { $before }% → { $after }%。
review-best = 最佳是 **{ $best }**。
review-perfect = 不过得步步走对。
review-better = 这样可以保持优势。
review-defence = 这是最好的防守。
review-worse = 这样坚持得最久。
review-no-moves = 这一局没有走过一步，没有可以复盘的内容。
review-steps = 逐步查看
review-try = 自己试试
review-overview = 总览
review-find = 轮到{ $side }：你会怎么走？对局中走的是 { $move }。
review-told = 也不是这一步。
review-graph = { $side }的胜率曲线：在 { $least }% 到 { $most }% 之间，终局为 { $last }%。标记：{ $marked }。

## verdict

verdict-best = 最佳
verdict-good = 好棋
verdict-inaccuracy = 不精确
verdict-mistake = 失误
verdict-blunder = 严重失误
