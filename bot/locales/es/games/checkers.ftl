### The game's own words: names, rules, endings, notations, pieces, entering a move, and its picture in words.

name = Damas inglesas
first = Negras
second = Blancas
how = dos casillas como 11-15, o 9x18 para capturar
aim = Captura todas las piezas rivales o déjalas sin jugadas.
rules = Los peones avanzan una casilla en diagonal y en la última fila se convierten en damas, que también retroceden. Quien puede capturar debe hacerlo y seguir saltando mientras pueda; no hace falta elegir el camino más largo. Quien no puede mover pierde. Son tablas cuando una posición aparece por tercera vez o tras 40 jugadas por bando sin captura ni avance de un peón.

## Endings: a sentence and a few words; notations and looks

result-no-pieces = { $loser }: sin piezas. Victoria: { $winner }.
result-blocked = { $loser }: sin jugadas. Victoria: { $winner }.
result-repetition = Tablas: la misma posición apareció tres veces.
result-no-progress = Tablas: 40 jugadas por bando sin captura ni avance de un peón.
near-draw = ⚠️ Sin capturas ni avances de peón, pronto serán tablas. Jugadas restantes: { $n }
reason-no-pieces = sin piezas
reason-blocked = sin jugadas
reason-repetition = repetición
reason-no-progress = sin progreso
notation-pdn = Números (11-15)
look-day = Día
look-night = Noche

## Pieces: one, and counted

piece-M = peón
piece-K = dama
pieces-M =
    { $n ->
        [one] un peón
       *[other] { $n } peones
    }
pieces-K =
    { $n ->
        [one] una dama
       *[other] { $n } damas
    }

## Entering a move

must-capture = Debes capturar. ¿Cómo?
way = ¿Por qué camino?
takes = { $move } (captura { $squares })

## Why a move is not possible

why-no-square = No hay casilla { $cell }: van del 1 al 32.
why-empty = No hay ninguna pieza en la casilla { $cell }.
why-not-yours = La pieza de la casilla { $cell } no es tuya.
why-capture-goes-on = La captura desde la casilla { $cell } no ha terminado: la pieza salta mientras pueda.
why-crowned = Un peón que se convierte en dama en la casilla { $cell } se detiene ahí: la jugada termina.
why-must-capture = Debes capturar cuando puedes. Aquí una captura empieza en { $cells }.
why-occupied = La casilla { $cell } ya está ocupada.
why-man-backwards = Un peón solo avanza; una dama también retrocede.
why-shape = Una pieza mueve una casilla en diagonal o salta sobre una pieza rival vecina.

## The picture in words

jumped = Saltadas en la última jugada: { $squares }
