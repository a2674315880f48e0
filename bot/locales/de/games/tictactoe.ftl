### The game's own words: names, rules, endings, notations, pieces, and its picture in words.

name = Tic-Tac-Toe
first = X
second = O
how = ein Feld von a1 (unten links) bis c3
aim = Bringe drei deiner Zeichen in eine Reihe.
rules = Drei in einer Reihe gewinnen.

## Endings: a sentence and a few words; notations

result-three = { $winner } gewinnt mit drei in einer Reihe.
result-full = Unentschieden: Das Brett ist voll.
reason-three = drei in einer Reihe
reason-full = Brett voll
notation-cells = Felder (b2)

## Why a move is not possible

why-taken = { $cell } ist schon besetzt.
