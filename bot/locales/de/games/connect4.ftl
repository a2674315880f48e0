### The game's own words: names, rules, endings, notations, pieces, and its picture in words.

name = Vier gewinnt
first = Gelb
second = Rot
how = eine Spalte von 1 bis 7
aim = Bringe vier deiner Scheiben in eine Reihe.
rules = Die Scheiben fallen auf den untersten freien Platz ihrer Spalte. Vier in einer Reihe gewinnen.

## Endings: a sentence and a few words; notations

result-four = { $winner } gewinnt mit vier in einer Reihe.
result-full = Unentschieden: Das Brett ist voll.
reason-four = vier in einer Reihe
reason-full = Brett voll
notation-columns = Spalten (4)

## Hints

hint-candidates = Sieh dir die Spalten { $moves } an: Eine davon ist die beste.
hint-only = Hier ist nur eine Spalte gut: Sieh dir Spalte { $moves } an.
hint-move = Spiele Spalte **{ $move }**.

## Why a move is not possible

why-column-full = Spalte { $cell } ist voll.
why-no-column = Es gibt keine Spalte { $cell }: Sie gehen von 1 bis 7.

## The picture in words

columns = Spalten von unten nach oben: { $columns }
disc-first = gelb
disc-second = rot
column = Spalte { $column }
cell = Spalte { $column } Reihe { $row }
