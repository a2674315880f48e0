### The game's own words: names, rules, endings, notations, pieces, and its picture in words.

name = Tiaojiaqi
first = Negro
second = Blanco
how = dos casillas vecinas como d7e8
aim = Ten más piedras que tu rival tras 60 jugadas de cada uno.
rules = Mueve una piedra a una casilla vecina. Si queda entre dos piedras rivales en línea, ambas toman tu color (levantar); si dos tuyas encierran una rival, también cambia (pinzar). Tras 60 jugadas cada uno, gana quien tenga más piedras.

## Endings: a sentence and a few words; notations and looks

result-all-turned = { $winner } ha volteado todas las piedras y gana.
result-more-stones = Cada uno ha hecho 60 jugadas: { $winner } tiene más piedras y gana.
result-equal-stones = Empate: cada uno ha hecho 60 jugadas y los dos bandos tienen las mismas piedras.
result-no-move = { $loser } no tiene jugada legal: gana { $winner }.
reason-all-turned = todas las piedras volteadas
reason-more-stones = más piedras
reason-equal-stones = piedras iguales
reason-no-move = sin jugada legal
notation-steps = Casillas (d7e8)
look-day = Día (madera clara)
look-night = Noche (pizarra oscura)

## Pieces: one, and counted

piece-S = piedra
pieces-S =
    { $n ->
        [one] una piedra
       *[other] { $n } piedras
    }

## Entering a move

to-gains = { $cell }: +{ $n }

## Hints

hint-takes = { $move } (voltea { $pieces })

## Why a move is not possible

why-no-stone = No hay ninguna piedra en { $cell }.
why-not-yours = La piedra en { $cell } no es tuya.
why-no-step = Una piedra da un paso a una casilla vecina.
why-taken = { $cell } ya está ocupada.

## The picture in words

stones =
    { $n ->
        [one] { $side }, { $n } piedra: { $cells }
       *[other] { $side }, { $n } piedras: { $cells }
    }
turned = Volteadas: { $cells }
left =
    { $n ->
        [one] Queda { $n } jugada en total
       *[other] Quedan { $n } jugadas en total
    }

## The last move

moves-last = Última jugada: { $move } ({ $side })
moves-taking = { $last }, voltea { $pieces }
coach-takes = Cuidado: tu rival podrá voltear { $pieces } con { $reply }.
