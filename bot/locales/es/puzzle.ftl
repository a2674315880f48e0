### Puzzles.


## commands

commands-puzzle-name = problema
commands-puzzle-description = Resuelve un problema: solo una jugada gana; solo tú lo ves
commands-puzzle-game-name = juego
commands-puzzle-game-description = Qué juego; déjalo vacío para cualquiera

## puzzle

puzzle-title = Problema: { $game } · nivel { $rating }
puzzle-goal = Juegan { $side }: solo una jugada gana. Encuéntrala.
puzzle-go-on = ¡Correcto! La respuesta es { $move }. Sigue.
puzzle-wrong = { $move } no gana. Inténtalo otra vez.
puzzle-solved = ¡Resuelto!
puzzle-line = La solución: { $line }
puzzle-hint = Fíjate en { $places }.
puzzle-solution = Solución
puzzle-another = Otro problema
puzzle-rating = Tu puntuación en problemas: **{ $rating }** ({ $change }).
puzzle-streak = Resueltos seguidos: **{ $n }**.
puzzle-counted = Este problema ya se te ha contado antes.
