### The game's own words: names, rules, endings, notations, pieces, and its picture in words.

name = Xiangqi
first = Vermelho
second = Preto
how = dois pontos como h2e2, ou C2.5, ou 炮二平五
aim = Dê xeque-mate no general adversário.
rules = Perde quem leva xeque-mate ou fica sem lance legal. Quem dá xeque ou persegue uma peça sem fim perde quando uma posição aparece pela terceira vez; senão, é empate, assim como após 60 lances de cada lado sem captura.

## Endings: a sentence and a few words; notations and sets of pieces

result-checkmate = Xeque-mate! { $winner } venceu.
result-stalemate = { $loser } ficou sem lance legal: { $winner } venceu.
result-perpetual-check = { $loser } deu xeque perpétuo, o que é proibido: { $winner } venceu.
result-perpetual-chase = { $loser } perseguiu uma peça sem fim, o que é proibido: { $winner } venceu.
result-repetition = Empate: a mesma posição se repetiu várias vezes.
result-no-capture = Empate: 60 lances de cada lado sem captura.
near-draw = ⚠️ Sem capturas, a partida logo empata. Lances restantes: { $n }
reason-checkmate = xeque-mate
reason-stalemate = sem lance legal
reason-perpetual-check = xeque perpétuo
reason-perpetual-chase = perseguição perpétua
reason-repetition = repetição
reason-no-capture = sem capturas
notation-coordinates = Coordenadas (h2e2)
notation-wxf = WXF (C2.5)
notation-chinese = Chinesa (炮二平五)
notation-traditional = Chinesa, caracteres tradicionais (馬八進七)
notation-vietnamese = Vietnamita (P2-5)
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

## Below the board

captured = capturas: { $pieces }

## Openings by the names that players use

opening-central-cannon = Canhão central
opening-same-direction-cannons = Canhões na mesma direção
opening-opposite-direction-cannons = Canhões em direções opostas
opening-screen-horses = Canhão central contra cavalos em biombo
opening-sandwiched-horses = Canhão central contra cavalos em sanduíche
opening-single-horse = Canhão central contra cavalo único
opening-cross-palace-cannon = Canhão que cruza o palácio
opening-palace-corner-cannon = Canhão no canto do palácio
opening-horse = Abertura do cavalo
opening-elephant = Abertura do elefante
opening-pawn = Abertura do soldado
opening-pawn-cannon = Abertura do soldado, canhão atrás do soldado
opening-opposing-pawns = Soldados opostos

## Why a move is not possible

why-empty = Não há peça em { $cell }.
why-not-yours = A peça em { $cell } ({ $piece }) não é sua.
why-own-piece = Em { $cell } está sua própria peça ({ $piece }).
why-palace = Esta peça não pode sair do palácio: { $piece }.
why-elephant-river = O elefante não pode atravessar o rio.
why-elephant-blocked = O elefante está bloqueado por { $pieces }.
why-horse-blocked = O cavalo está bloqueado por { $pieces }.
why-path-blocked = O caminho está bloqueado por { $pieces }.
why-cannon-screen = Para capturar, um canhão precisa saltar sobre exatamente uma peça.
why-pawn-backward = Um soldado nunca anda para trás.
why-pawn-sideways = Um soldado só anda de lado depois de atravessar o rio.
why-shape-general = O general anda um ponto em linha reta: para frente, para trás ou de lado.
why-shape-advisor = O conselheiro anda um ponto na diagonal.
why-shape-elephant = O elefante anda dois pontos na diagonal.
why-shape-horse = O cavalo anda um ponto reto e depois um na diagonal para fora.
why-shape-rook = O carro anda em linha reta.
why-shape-cannon = O canhão anda em linha reta.
why-shape-pawn = O soldado anda um ponto para frente e, depois do rio, também um ponto de lado.
why-in-check = Seu general ficaria em xeque a partir de { $cell } ({ $piece }).
why-facing = Os dois generais ficariam frente a frente.
why-no-such-piece = Você não tem peça que { $move } possa indicar.
position-facing = Os dois generais estão frente a frente.
position-in-check = O lado que não tem a vez está em xeque.

## The picture in words

check = Xeque
point = coluna { $file } fileira { $row }
