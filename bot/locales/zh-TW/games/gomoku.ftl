### The game's own words: names, rules, endings, notations, looks, and its picture in words.

name = 五子棋
first = 黑方
second = 白方
how = {" "}a1（左下角）到 o15 之間的交叉點
aim = 把自己的五顆棋子連成一線。
rules = 橫、豎、斜任一方向連成五子或更多即獲勝。黑方先行。

## Endings: a sentence and a few words; notations and looks

result-five = 五子連線，{ $winner } 獲勝。
result-full = 棋盤已滿，和棋。
reason-five = 五子連線
reason-full = 棋盤已滿
notation-cells = 交叉點（h8）
look-day = 木色（日間）
look-night = 深色（夜間）

## Openings

swap2-name = Swap2
swap2-rule = Swap2：先手擺三子（黑、白、黑）。對方選擇執黑或執白，或再擺兩子（白、黑），把選擇權交回。
swap2-next = { $name } 擺下一子（{ $side }），還剩 { $n } 子
swap2-more = 再擺兩子
parts = 每個按鈕代表棋盤的一塊，以左下角的點命名：a1… 是 a1 到 d4。

## Why a move is not possible

why-taken = { $cell } 已經有子了。

## The picture in words

forbidden = 黑方禁手點
