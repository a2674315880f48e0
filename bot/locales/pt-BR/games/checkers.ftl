### The game's own words: names, rules, endings, notations, pieces, entering a move, and its picture in words.

name = Damas inglesas
first = Pretas
second = Brancas
how = duas casas como 11-15, ou 9x18 para capturar
aim = Capture todas as peças adversárias ou deixe-as sem lances.
rules = As pedras avançam uma casa na diagonal e viram damas na última fileira; as damas também recuam. Quem pode capturar deve fazê-lo e continuar saltando enquanto puder; não precisa escolher o caminho mais longo. Quem não pode jogar perde. É empate quando uma posição aparece pela terceira vez ou após 40 lances de cada lado sem captura nem avanço de pedra.

## Endings: a sentence and a few words; notations and looks

result-no-pieces = { $loser }: sem peças. Vitória: { $winner }.
result-blocked = { $loser }: sem lances. Vitória: { $winner }.
result-repetition = Empate: a mesma posição apareceu três vezes.
result-no-progress = Empate: 40 lances de cada lado sem captura nem avanço de pedra.
near-draw = ⚠️ Sem captura nem avanço de pedra, a partida logo empata. Lances restantes: { $n }
reason-no-pieces = sem peças
reason-blocked = sem lances
reason-repetition = repetição
reason-no-progress = sem progresso
notation-pdn = Números (11-15)
look-day = Dia
look-night = Noite

## Pieces: one, and counted

piece-M = pedra
piece-K = dama
pieces-M =
    { $n ->
        [one] uma pedra
       *[other] { $n } pedras
    }
pieces-K =
    { $n ->
        [one] uma dama
       *[other] { $n } damas
    }

## Entering a move

must-capture = Você precisa capturar. Como?
way = Por qual caminho?
takes = { $move } (captura { $squares })

## Why a move is not possible

why-no-square = Não há casa { $cell }: elas vão de 1 a 32.
why-empty = Não há peça na casa { $cell }.
why-not-yours = A peça da casa { $cell } não é sua.
why-capture-goes-on = A captura a partir da casa { $cell } não acabou: a peça salta enquanto puder.
why-crowned = Uma pedra que vira dama na casa { $cell } para ali: o lance termina.
why-must-capture = Você precisa capturar quando pode. Aqui uma captura começa em { $cells }.
why-occupied = A casa { $cell } já está ocupada.
why-man-backwards = Uma pedra só anda para frente; uma dama também anda para trás.
why-shape = Uma peça anda uma casa na diagonal ou salta sobre uma peça adversária vizinha.

## The picture in words

jumped = Saltadas no último lance: { $squares }
