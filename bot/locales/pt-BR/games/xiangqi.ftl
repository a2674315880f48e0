### The game's own words: names, rules, endings, notations, pieces, and its picture in words.

name = Xiangqi
first = Vermelho
second = Preto
how = dois pontos como h2e2, ou C2.5, ou 炮二平五
rules = Dê xeque-mate no general adversário. Quem fica sem lance legal perde. Xeques e perseguições sem fim são proibidos.

## Endings: a sentence and a few words; notations and sets of pieces

result-checkmate = Xeque-mate! { $winner } venceu.
result-stalemate = { $loser } ficou sem lance legal, e no xiangqi isso perde: { $winner } venceu.
result-perpetual-check = { $loser } deu xeque perpétuo, o que é proibido: { $winner } venceu.
result-perpetual-chase = { $loser } perseguiu uma peça sem fim, o que é proibido: { $winner } venceu.
result-repetition = Empate: a mesma posição se repetiu várias vezes.
result-no-capture = Empate: 60 lances de cada lado sem captura.
reason-checkmate = xeque-mate
reason-stalemate = sem lance legal
reason-perpetual-check = xeque perpétuo
reason-perpetual-chase = perseguição perpétua
reason-repetition = repetição
reason-no-capture = sem capturas
notation-coordinates = Coordenadas (h2e2)
notation-wxf = WXF (C2.5)
notation-chinese = Chinesa (炮二平五)
pieces-chinese = Caracteres chineses
pieces-western = Desenhos

## Pieces: one, and counted

piece-K = general
piece-A = conselheiro
piece-B = elefante
piece-N = cavalo
piece-R = carro
piece-C = canhão
piece-P = soldado
piece-k = general
piece-a = conselheiro
piece-b = elefante
piece-n = cavalo
piece-r = carro
piece-c = canhão
piece-p = soldado
pieces-K =
    { $n ->
        [one] um general
       *[other] { $n } generais
    }
pieces-A =
    { $n ->
        [one] um conselheiro
       *[other] { $n } conselheiros
    }
pieces-B =
    { $n ->
        [one] um elefante
       *[other] { $n } elefantes
    }
pieces-N =
    { $n ->
        [one] um cavalo
       *[other] { $n } cavalos
    }
pieces-R =
    { $n ->
        [one] um carro
       *[other] { $n } carros
    }
pieces-C =
    { $n ->
        [one] um canhão
       *[other] { $n } canhões
    }
pieces-P =
    { $n ->
        [one] um soldado
       *[other] { $n } soldados
    }

## The picture in words

check = Xeque
