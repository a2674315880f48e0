### The game's own words: names, rules, endings, notations, looks, and its picture in words.

name = 连珠
first = 黑方
second = 白方
how = {" "}a1（左下角）到 o15 之间的交叉点
rules = 黑方须恰好连成五子；除非同时成五，一子不得形成长连、双四或双三。白方五子或更多即获胜，没有禁手。黑方先行。

## Endings: a sentence and a few words; notations and looks

result-five = 五子连线，{ $winner } 获胜。
result-full = 已无处可下，和棋。
reason-five = 五子连线
reason-full = 无处可下
notation-cells = 交叉点（h8）
look-day = 木色（日间）
look-night = 深色（夜间）

## Why a move is not possible

why-taken = { $cell } 已经有子了。
why-overline = { $cell } 是黑方禁手：长连。
why-double-four = { $cell } 是黑方禁手：双四。
why-double-three = { $cell } 是黑方禁手：双三。

## The picture in words

forbidden = 黑方禁手点
