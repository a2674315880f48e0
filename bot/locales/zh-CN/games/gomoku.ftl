### The game's own words: names, rules, endings, notations, looks, and its picture in words.

name = 五子棋
first = 黑方
second = 白方
how = {" "}a1（左下角）到 o15 之间的交叉点
aim = 把自己的五颗棋子连成一线。
rules = 横、竖、斜任一方向连成五子或更多即获胜。黑方先行。

## Endings: a sentence and a few words; notations and looks

result-five = 五子连线，{ $winner } 获胜。
result-full = 棋盘已满，和棋。
reason-five = 五子连线
reason-full = 棋盘已满
notation-cells = 交叉点（h8）
look-day = 木色（日间）
look-night = 深色（夜间）

## Openings

swap2-name = Swap2
swap2-rule = Swap2：先手摆三子（黑、白、黑）。对方选择执黑或执白，或再摆两子（白、黑），把选择权交回。
swap2-next = { $name } 摆下一子（{ $side }），还剩 { $n } 子
swap2-more = 再摆两子
parts = 每个按钮代表棋盘的一块，以左下角的点命名：a1… 是 a1 到 d4。

## Why a move is not possible

why-taken = { $cell } 已经有子了。

## The picture in words

forbidden = 黑方禁手点
