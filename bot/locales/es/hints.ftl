### Hints, and what a line of moves leads to.

## hint

hint-title = Pista { $step } de 3
hint-thinking = Déjame ver…
hint-piece = Fíjate en { $cell } ({ $piece }).
hint-candidates = Mira { $moves }: una de ellas es la mejor jugada.
hint-only = Aquí solo hay una buena jugada: mira { $moves }.
hint-move = Juega **{ $move }**.
hint-line = Continuación probable: { $line }
hint-used =
    { $n ->
        [one] Has usado { $n } pista en esta partida.
       *[other] Has usado { $n } pistas en esta partida.
    }
hint-shown = Las pistas se cuentan y se muestran con la partida.

## prospect

prospect-wins-now = Esto gana al instante.
prospect-wins =
    { $n ->
        [one] Esto gana en { $n } jugada.
       *[other] Esto gana en { $n } jugadas.
    }
prospect-loses =
    { $n ->
        [one] Es lo que más resiste: tu rival puede ganar en { $n } jugada.
       *[other] Es lo que más resiste: tu rival puede ganar en { $n } jugadas.
    }
prospect-wins-by-rule = Tu rival no puede repetir jugadas sin fin: quien lo hace pierde.
prospect-loses-by-rule = No puedes repetir jugadas sin fin: quien lo hace pierde. Cambia en cuanto puedas.
prospect-draws = Esto mantiene las tablas.
prospect-wins-material = Esto gana { $won }.
prospect-wins-material-for = Esto gana { $won } por { $lost }.
prospect-loses-material = Pierdes { $lost } de todos modos; así cuesta lo menos posible.
prospect-loses-material-for = Pierdes { $lost } por { $won } de todos modos; así cuesta lo menos posible.
prospect-better = Después de esto estás mejor.
prospect-worse = Estás peor, pero esta es la mejor defensa.
prospect-even = Esto mantiene el equilibrio.

## truth

truth-all = Cada jugada, si los dos bandos juegan a la perfección: { $values }.
truth-wins =
    { $n ->
        [1] **{ $move }** gana al instante
       *[other] **{ $move }** gana en { $n }
    }
truth-loses = **{ $move }** pierde en { $n }
truth-draws = **{ $move }** empata

## refusal

refusal-no-hints = No hay pistas en los torneos ni en las partidas con reloj en vivo entre personas.
refusal-own-match = Esta posición es de tu partida { $match_id }, que sigue en juego. Te diré qué es lo mejor cuando termine.
