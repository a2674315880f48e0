### The game's own words: names, rules, endings, notations, pieces, and its picture in words.

name = 井字棋
first = 叉方
second = 圈方
how = {" "}a1（左下角）到 c3 之间的格子
aim = 把自己的三个符号连成一线。
rules = 三子连线获胜。

## Endings: a sentence and a few words; notations

result-three = 三子连线，{ $winner } 获胜。
result-full = 棋盘已满，和棋。
reason-three = 三子连线
reason-full = 棋盘已满
notation-cells = 格子（b2）

## Why a move is not possible

why-taken = { $cell } 已经有子了。
