### The game's own words: names, rules, endings, notations, pieces, and its picture in words.

name = 四子棋
first = 黄方
second = 红方
how = {" "}1 到 7 的列号
aim = 把自己的四枚棋子连成一线。
rules = 棋子落到该列最底下，四子连线获胜。

## Endings: a sentence and a few words; notations

result-four = 四子连线，{ $winner } 获胜。
result-full = 棋盘已满，和棋。
reason-four = 四子连线
reason-full = 棋盘已满
notation-columns = 列号（4）

## Hints

hint-candidates = 看看第 { $moves } 列：其中一列最好。
hint-only = 只有一列是好棋：看看第 { $moves } 列。
hint-move = 走第 **{ $move }** 列。

## Why a move is not possible

why-column-full = 第 { $cell } 列已经满了。
why-no-column = 没有第 { $cell } 列，只有 1 到 7 列。

## The picture in words

columns = 各列由下往上：{ $columns }
disc-first = 黄
disc-second = 红
column = 第{ $column }列
cell = 第{ $column }列第{ $row }行
