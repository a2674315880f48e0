### The game's own words: names, rules, endings, notations, pieces, and its picture in words.

name = 四子棋
first = 黃方
second = 紅方
how = {" "}1 到 7 的欄號
aim = 把自己的四枚棋子連成一線。
rules = 棋子落到該欄最底下，四子連線獲勝。

## Endings: a sentence and a few words; notations

result-four = 四子連線，{ $winner } 獲勝。
result-full = 棋盤已滿，和棋。
reason-four = 四子連線
reason-full = 棋盤已滿
notation-columns = 欄號（4）

## Hints

hint-candidates = 看看第 { $moves } 欄：其中一欄最好。
hint-only = 只有一欄是好棋：看看第 { $moves } 欄。
hint-move = 走第 **{ $move }** 欄。

## Why a move is not possible

why-column-full = 第 { $cell } 欄已經滿了。
why-no-column = 沒有第 { $cell } 欄，只有 1 到 7 欄。

## The picture in words

columns = 各欄由下往上：{ $columns }
disc-first = 黃
disc-second = 紅
column = 第{ $column }欄
cell = 第{ $column }欄第{ $row }列
