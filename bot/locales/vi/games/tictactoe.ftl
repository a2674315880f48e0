### The game's own words: names, rules, endings, notations, pieces, and its picture in words.

name = Cờ ca-rô 3×3
first = X
second = O
how = một ô từ a1 (dưới trái) đến c3
aim = Xếp ba dấu của bạn thành một hàng.
rules = Ba quân thẳng hàng là thắng.

## Endings: a sentence and a few words; notations

result-three = { $winner } thắng với ba quân thẳng hàng.
result-full = Hòa: bàn cờ đã đầy.
reason-three = ba quân thẳng hàng
reason-full = bàn đầy
notation-cells = Ô (b2)

## Why a move is not possible

why-taken = Ô { $cell } đã có quân.
