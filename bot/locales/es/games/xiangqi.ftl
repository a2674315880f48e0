### The game's own words: names, rules, endings, notations, pieces, and its picture in words.

name = Xiangqi
first = Rojo
second = Negro
how = dos puntos como h2e2, o C2.5, o 炮二平五
aim = Da jaque mate al general rival.
rules = Pierde quien recibe jaque mate o no tiene jugada legal. Quien da jaque o persigue una pieza sin fin pierde cuando una posición aparece por tercera vez; si no, son tablas, igual que tras 60 jugadas de cada bando sin capturas.

## Endings: a sentence and a few words; notations and sets of pieces

result-checkmate = ¡Jaque mate! Gana { $winner }.
result-stalemate = { $loser } no tiene jugada legal: gana { $winner }.
result-perpetual-check = { $loser } dio jaque perpetuo, lo que está prohibido: gana { $winner }.
result-perpetual-chase = { $loser } persiguió una pieza sin fin, lo que está prohibido: gana { $winner }.
result-repetition = Tablas: la misma posición se repitió varias veces.
result-no-capture = Tablas: 60 jugadas de cada bando sin capturas.
near-draw = ⚠️ Sin capturas, pronto serán tablas. Jugadas restantes: { $n }
reason-checkmate = jaque mate
reason-stalemate = sin jugada legal
reason-perpetual-check = jaque perpetuo
reason-perpetual-chase = persecución perpetua
reason-repetition = repetición
reason-no-capture = sin capturas
notation-coordinates = Coordenadas (h2e2)
notation-wxf = WXF (C2.5)
notation-chinese = China (炮二平五)
notation-traditional = China, caracteres tradicionales (馬八進七)
notation-vietnamese = Vietnamita (P2-5)
pieces-chinese = Caracteres chinos
pieces-western = Dibujos

## Pieces: one, and counted

piece-K = general
piece-A = consejero
piece-B = elefante
piece-N = caballo
piece-R = carro
piece-C = cañón
piece-P = soldado
piece-k = general
piece-a = consejero
piece-b = elefante
piece-n = caballo
piece-r = carro
piece-c = cañón
piece-p = soldado
pieces-K =
    { $n ->
        [one] un general
       *[other] { $n } generales
    }
pieces-A =
    { $n ->
        [one] un consejero
       *[other] { $n } consejeros
    }
pieces-B =
    { $n ->
        [one] un elefante
       *[other] { $n } elefantes
    }
pieces-N =
    { $n ->
        [one] un caballo
       *[other] { $n } caballos
    }
pieces-R =
    { $n ->
        [one] un carro
       *[other] { $n } carros
    }
pieces-C =
    { $n ->
        [one] un cañón
       *[other] { $n } cañones
    }
pieces-P =
    { $n ->
        [one] un soldado
       *[other] { $n } soldados
    }

## Below the board

captured = capturas: { $pieces }

## Openings by the names that players use

opening-central-cannon = Cañón central
opening-same-direction-cannons = Cañones en la misma dirección
opening-opposite-direction-cannons = Cañones en direcciones opuestas
opening-screen-horses = Cañón central contra caballos pantalla
opening-sandwiched-horses = Cañón central contra caballos sándwich
opening-single-horse = Cañón central contra caballo único
opening-cross-palace-cannon = Cañón que cruza el palacio
opening-palace-corner-cannon = Cañón en la esquina del palacio
opening-horse = Apertura del caballo
opening-elephant = Apertura del elefante
opening-pawn = Apertura del soldado
opening-pawn-cannon = Apertura del soldado, cañón tras el soldado
opening-opposing-pawns = Soldados enfrentados

## Why a move is not possible

why-empty = No hay ninguna pieza en { $cell }.
why-not-yours = La pieza en { $cell } ({ $piece }) no es tuya.
why-own-piece = En { $cell } está tu propia pieza ({ $piece }).
why-palace = Esta pieza no puede salir del palacio: { $piece }.
why-elephant-river = El elefante no puede cruzar el río.
why-elephant-blocked = Al elefante lo bloquea { $pieces }.
why-horse-blocked = Al caballo lo bloquea { $pieces }.
why-path-blocked = El camino lo cierra { $pieces }.
why-cannon-screen = Para capturar, un cañón debe saltar sobre exactamente una pieza.
why-pawn-backward = Un soldado nunca retrocede.
why-pawn-sideways = Un soldado solo va de lado después de cruzar el río.
why-shape-general = El general mueve un punto en línea recta: adelante, atrás o de lado.
why-shape-advisor = El consejero mueve un punto en diagonal.
why-shape-elephant = El elefante mueve dos puntos en diagonal.
why-shape-horse = El caballo mueve un punto recto y luego uno en diagonal hacia fuera.
why-shape-rook = El carro mueve en línea recta.
why-shape-cannon = El cañón mueve en línea recta.
why-shape-pawn = El soldado avanza un punto, y tras el río también un punto de lado.
why-in-check = Tu general quedaría en jaque desde { $cell } ({ $piece }).
why-facing = Los dos generales quedarían frente a frente.
why-no-such-piece = No tienes ninguna pieza que { $move } pueda indicar.
position-facing = Los dos generales están frente a frente.
position-in-check = El bando que no tiene el turno está en jaque.

## The picture in words

check = Jaque
point = columna { $file } fila { $row }
