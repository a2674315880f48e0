### The game's own words: names, rules, endings, notations, looks, and its picture in words.

name = Gomoku
first = Negro
second = Blanco
how = un punto de a1 (abajo a la izquierda) a o15
aim = Pon cinco de tus piedras en línea.
rules = Cinco o más en línea ganan: en horizontal, vertical o diagonal. Empieza el negro.

## Endings: a sentence and a few words; notations and looks

result-five = { $winner } gana con cinco en línea.
result-full = Empate: el tablero está lleno.
reason-five = cinco en línea
reason-full = tablero lleno
notation-cells = Puntos (h8)
look-day = Madera de día
look-night = Oscuro de noche

## Openings

swap2-name = Swap2
swap2-rule = Swap2: quien empieza pone tres piedras (negra, blanca, negra). La otra persona elige un color, o pone dos más (blanca, negra) y cede la elección.
swap2-next = { $name } pone la siguiente piedra ({ $side }), quedan { $n }
swap2-more = Poner dos piedras más
parts = Cada botón es una parte del tablero, con el nombre de su punto inferior izquierdo: a1… va de a1 a d4.

## Why a move is not possible

why-taken = { $cell } ya está ocupado.

## The picture in words

forbidden = Prohibido al negro
