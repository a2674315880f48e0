### The game's own words: names, rules, endings, notations, pieces, and its picture in words.

name = Morpion
first = X
second = O
how = une case de a1 (en bas à gauche) à c3
aim = Aligne trois de tes signes.
rules = Trois signes alignés gagnent.

## Endings: a sentence and a few words; notations

result-three = { $winner } gagne en alignant trois signes.
result-full = Nulle : le plateau est plein.
reason-three = trois alignés
reason-full = plateau plein
notation-cells = Cases (b2)

## Why a move is not possible

why-taken = { $cell } est déjà prise.
