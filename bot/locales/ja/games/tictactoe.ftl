### The game's own words: names, rules, endings, notations, pieces, and its picture in words.

name = 三目並べ
first = バツ
second = マル
how = a1（左下）からc3までのマス
aim = 自分の印を三つ一列に並べましょう。
rules = 3つ並べると勝ち。

## Endings: a sentence and a few words; notations

result-three = 3つ並べて{ $winner }の勝ちです。
result-full = 盤が埋まり、引き分けです。
reason-three = 3つ並び
reason-full = 盤が埋まった
notation-cells = マス（b2）

## Why a move is not possible

why-taken = { $cell }はもう埋まっています。
