### The game's own words: names, rules, endings, notations, pieces, and its picture in words.

name = Lig 4
first = Amarelo
second = Vermelho
how = uma coluna de 1 a 7
aim = Coloque quatro das suas fichas em linha.
rules = As fichas caem no lugar livre mais baixo da coluna. Quatro em linha vencem.

## Endings: a sentence and a few words; notations

result-four = { $winner } venceu com quatro em linha.
result-full = Empate: o tabuleiro está cheio.
reason-four = quatro em linha
reason-full = tabuleiro cheio
notation-columns = Colunas (4)

## Hints

hint-candidates = Olhe para as colunas { $moves }: uma delas é a melhor.
hint-only = Aqui só uma coluna é boa: olhe para a coluna { $moves }.
hint-move = Jogue na coluna **{ $move }**.

## Why a move is not possible

why-column-full = A coluna { $cell } está cheia.
why-no-column = Não há coluna { $cell }: elas vão de 1 a 7.

## The picture in words

columns = Colunas de baixo para cima: { $columns }
disc-first = amarela
disc-second = vermelha
column = coluna { $column }
cell = coluna { $column } linha { $row }
