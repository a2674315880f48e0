### Puzzles, and the puzzle of the day.

## commands

commands-puzzle-name = problema
commands-puzzle-description = Resuelve un problema: solo una jugada gana; solo tú lo ves
commands-puzzle-game-description = Qué juego; déjalo vacío para cualquiera

## buttons

buttons-daily_solve = Resolver

## puzzle

puzzle-title = Problema: { $game } · puntuación { $rating }
puzzle-goal = Turno: { $side }. Solo una jugada gana. Encuéntrala.
puzzle-go-on = ¡Correcto! La respuesta es { $move }. Sigue.
puzzle-wrong = { $move } no gana. Inténtalo otra vez.
puzzle-solved = ¡Resuelto!
puzzle-line = La solución: { $line }
puzzle-then = Así sigue: { $line }
puzzle-idea = La idea: { $idea }.
puzzle-solution = Solución
puzzle-another = Otro problema
puzzle-rating = Tu puntuación en problemas: **{ $rating }** ({ $change }).
puzzle-streak = Resueltos seguidos: **{ $n }**.
puzzle-counts = Una jugada errónea, una pista o la solución cuentan como no resuelto.
puzzle-counted = Este problema ya ha contado para tu puntuación.
puzzle-gone = Ya no tengo este problema. { COMMAND("puzzle") } te da otro.

## theme

theme-sacrifice = dar algo para ganar más
theme-forcing = cada jugada deja una sola respuesta
theme-double = dos amenazas a la vez
theme-zugzwang = cualquier respuesta te ayuda, no hace falta amenazar
theme-quiet = una jugada tranquila que prepara la victoria
theme-capture = tomar lo que no se puede defender
theme-threat = una amenaza que lleva a otra mayor

## daily

daily-title = Problema del día: { $game } · puntuación { $rating }
daily-nobody = Nadie lo ha intentado todavía.
daily-counts = Intentado: { $tried } · resuelto: { $solved }
daily-solvers = Resuelto por { $names }
daily-streak = Mejor racha: { $name }, { $n } días
daily-counted = Resuélvelo para ti: ya no cuenta para el día.
daily-shared = { $name } ha resuelto el problema del día. Días seguidos: **{ $n }**.
daily-setup = El problema del día
daily-channel = Cada día publico un problema en un canal. Cada cual responde solo para sí; el mensaje muestra quién lo ha resuelto y nada de la solución.
daily-channel-none = Sin problema del día
daily-hour = A qué hora
daily-game = Qué juego
daily-any-game = Todos los juegos por turno
daily-next = El próximo problema: { $when }
daily-refused = ⚠️ No puedo publicar en { $channel }. Mientras no tenga permiso, no se publicará ningún problema.
daily-trouble = No pude publicar el problema del día en { $channel }. Mira allí mis permisos o elige otro canal con { COMMAND("setup") }. Lo intento de nuevo cada día y no vuelvo a avisar.
