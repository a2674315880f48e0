### The game's own words: names, rules, endings, notations, pieces, and its picture in words.

name = Conecta 4
first = Amarillo
second = Rojo
how = una columna del 1 al 7
aim = Pon cuatro de tus fichas en línea.
rules = Las fichas caen al lugar libre más bajo de su columna. Cuatro en línea ganan.

## Endings: a sentence and a few words; notations

result-four = { $winner } gana con cuatro en línea.
result-full = Empate: el tablero está lleno.
reason-four = cuatro en línea
reason-full = tablero lleno
notation-columns = Columnas (4)

## Hints

hint-candidates = Mira las columnas { $moves }: una de ellas es la mejor.
hint-only = Aquí solo una columna es buena: mira la columna { $moves }.
hint-move = Juega la columna **{ $move }**.

## Why a move is not possible

why-column-full = La columna { $cell } está llena.
why-no-column = No hay columna { $cell }: van del 1 al 7.

## The picture in words

columns = Columnas de abajo arriba: { $columns }
disc-first = amarillo
disc-second = rojo
column = columna { $column }
cell = columna { $column } fila { $row }
