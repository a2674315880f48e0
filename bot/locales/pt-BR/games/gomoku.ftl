### The game's own words: names, rules, endings, notations, looks, and its picture in words.

name = Gomoku
first = Preto
second = Branco
how = um ponto de a1 (embaixo à esquerda) a o15
aim = Coloque cinco das suas pedras em linha.
rules = Cinco ou mais em linha vencem: na horizontal, na vertical ou na diagonal. O preto começa.

## Endings: a sentence and a few words; notations and looks

result-five = { $winner } venceu com cinco em linha.
result-full = Empate: o tabuleiro está cheio.
reason-five = cinco em linha
reason-full = tabuleiro cheio
notation-cells = Pontos (h8)
look-day = Madeira de dia
look-night = Escuro de noite

## Openings

swap2-name = Swap2
swap2-rule = Swap2: quem começa põe três pedras (preta, branca, preta). A outra pessoa escolhe uma cor, ou põe mais duas (branca, preta) e passa a escolha.
swap2-next = { $name } põe a próxima pedra ({ $side }), faltam { $n }
swap2-more = Pôr mais duas pedras
parts = Cada botão é uma parte do tabuleiro, com o nome do seu ponto inferior esquerdo: a1… vai de a1 a d4.

## Why a move is not possible

why-taken = { $cell } já está ocupado.

## The picture in words

forbidden = Proibido ao preto
