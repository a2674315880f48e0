### The game's own words: names, rules, endings, notations, pieces, and its picture in words.

name = Tres en raya
first = X
second = O
how = una casilla de a1 (abajo a la izquierda) a c3
aim = Pon tres de tus signos en línea.
rules = Tres en línea ganan.

## Endings: a sentence and a few words; notations

result-three = { $winner } gana con tres en línea.
result-full = Empate: el tablero está lleno.
reason-three = tres en línea
reason-full = tablero lleno
notation-cells = Casillas (b2)

## Why a move is not possible

why-taken = { $cell } ya está ocupada.
