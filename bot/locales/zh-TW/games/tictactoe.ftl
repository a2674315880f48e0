### The game's own words: names, rules, endings, notations, pieces, and its picture in words.

name = 井字遊戲
first = 叉方
second = 圈方
how = {" "}a1（左下角）到 c3 之間的格子
aim = 把自己的三個符號連成一線。
rules = 三子連線獲勝。

## Endings: a sentence and a few words; notations

result-three = 三子連線，{ $winner } 獲勝。
result-full = 棋盤已滿，和棋。
reason-three = 三子連線
reason-full = 棋盤已滿
notation-cells = 格子（b2）

## Why a move is not possible

why-taken = { $cell } 已經有子了。
