### The game's own words: names, rules, endings, notations, pieces, and its picture in words.

name = コネクトフォー
first = 黄
second = 赤
how = 1から7の列番号
aim = 自分のコマを四つ一列に並べましょう。
rules = 4つ並べると勝ち。コマは列の一番下に落ちます。

## Endings: a sentence and a few words; notations

result-four = 4つ並べて{ $winner }の勝ちです。
result-full = 盤が埋まり、引き分けです。
reason-four = 4つ並び
reason-full = 盤が埋まった
notation-columns = 列番号（4）

## Hints

hint-candidates = { $moves }列目を見てください。そのうちの一つが最善です。
hint-only = 良い列は一つだけです。{ $moves }列目を見てください。
hint-move = **{ $move }**列目に落としましょう。

## Why a move is not possible

why-column-full = { $cell }列目はいっぱいです。
why-no-column = { $cell }列目はありません。1から7までです。

## The picture in words

columns = 各列を下から上へ：{ $columns }
disc-first = 黄
disc-second = 赤
column = { $column }列目
cell = { $column }列目の{ $row }段目
