### The game's own words: names, rules, endings, notations, pieces, and its picture in words.

name = Jogo da velha
first = X
second = O
how = uma casa de a1 (embaixo à esquerda) a c3
aim = Coloque três dos seus sinais em linha.
rules = Três em linha vencem.

## Endings: a sentence and a few words; notations

result-three = { $winner } venceu com três em linha.
result-full = Deu velha: o tabuleiro está cheio.
reason-three = três em linha
reason-full = deu velha
notation-cells = Casas (b2)

## Why a move is not possible

why-taken = { $cell } já está ocupada.
