### The game's own words: names, rules, endings, notations, pieces, and its picture in words.

name = Cờ bốn quân
first = Vàng
second = Đỏ
how = một cột từ 1 đến 7
aim = Xếp bốn quân của bạn thành một hàng.
rules = Bốn quân thẳng hàng là thắng. Quân rơi xuống đáy cột.

## Endings: a sentence and a few words; notations

result-four = { $winner } thắng với bốn quân thẳng hàng.
result-full = Hòa: bàn cờ đã đầy.
reason-four = bốn quân thẳng hàng
reason-full = bàn đầy
notation-columns = Cột (4)

## Hints

hint-candidates = Hãy xem các cột { $moves }: một trong số đó là tốt nhất.
hint-only = Ở đây chỉ có một cột tốt: hãy xem cột { $moves }.
hint-move = Hãy thả vào cột **{ $move }**.

## Why a move is not possible

why-column-full = Cột { $cell } đã đầy.
why-no-column = Không có cột { $cell }: chỉ có từ 1 đến 7.

## The picture in words

columns = Các cột từ dưới lên: { $columns }
disc-first = vàng
disc-second = đỏ
column = cột { $column }
cell = cột { $column } hàng { $row }
