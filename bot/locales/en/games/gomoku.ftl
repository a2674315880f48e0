### The game's own words: names, rules, endings, notations, looks, and its picture in words.

name = Gomoku
first = Black
second = White
how = a point from a1 (bottom left) to o15
rules = Five or more in a row win: across, up and down, or diagonally. Black begins.

## Endings: a sentence and a few words; notations and looks

result-five = { $winner } wins with five in a row.
result-full = Draw: the board is full.
reason-five = five in a row
reason-full = full board
notation-cells = Points (h8)
look-day = Wood by day
look-night = Dark by night

## Why a move is not possible

why-taken = { $cell } is taken already.

## The picture in words

forbidden = Forbidden to Black
