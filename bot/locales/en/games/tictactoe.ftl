### The game's own words: names, rules, endings, notations, pieces, and its picture in words.

name = Tic-tac-toe
first = X
second = O
how = a cell from a1 (bottom left) to c3
aim = Put three of your marks in a row.
rules = Three in a row win.

## Endings: a sentence and a few words; notations

result-three = { $winner } wins with three in a row.
result-full = Draw: the board is full.
reason-three = three in a row
reason-full = full board
notation-cells = Cells (b2)

## Why a move is not possible

why-taken = { $cell } is taken already.
