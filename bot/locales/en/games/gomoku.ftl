### The game's own words: names, rules, endings, notations, looks, and its picture in words.

name = Gomoku
first = Black
second = White
how = a point from a1 (bottom left) to o15
aim = Get five of your stones in a row.
rules = Five or more in a row win: across, up and down, or diagonally. Black begins.

## Endings: a sentence and a few words; notations and looks

result-five = { $winner } wins with five in a row.
result-full = Draw: the board is full.
reason-five = five in a row
reason-full = full board
notation-cells = Points (h8)
look-day = Wood by day
look-night = Dark by night

## Openings

swap2-name = Swap2
swap2-rule = Swap2: whoever begins puts three stones (black, white, black). The other one chooses a colour, or puts two more (white, black) and leaves the choice.
swap2-next = { $name } puts the next stone ({ $side }), { $n } to go
swap2-more = Put two more stones
parts = Each button is a part of the board, named by its lower left point: a1… is a1 to d4.

## Why a move is not possible

why-taken = { $cell } is taken already.

## The picture in words

forbidden = Forbidden to Black
