### The game's own words: names, rules, endings, notations, pieces, and its picture in words.

name = Connect Four
first = Yellow
second = Red
how = a column from 1 to 7
aim = Get four of your discs in a row.
rules = Discs drop to the lowest free place of a column. Four in a row win.

## Endings: a sentence and a few words; notations

result-four = { $winner } wins with four in a row.
result-full = Draw: the board is full.
reason-four = four in a row
reason-full = full board
notation-columns = Columns (4)

## Hints

hint-candidates = Look at columns { $moves }: one of them is best.
hint-only = Only one column is good here: look at column { $moves }.
hint-move = Play column **{ $move }**.

## Why a move is not possible

why-column-full = Column { $cell } is full.
why-no-column = There is no column { $cell }: they go from 1 to 7.

## The picture in words

columns = Columns from the bottom up: { $columns }
disc-first = yellow
disc-second = red
column = column { $column }
cell = column { $column } row { $row }
