### The puzzle of the day.

## daily

daily-title = Problema del día: { $game } · puntuación { $rating }
daily-nobody = Nadie lo ha intentado todavía.
daily-counts = Intentado: { $tried } · resuelto: { $solved }
daily-solvers = Resuelto por { $names }
daily-streak =
    { $n ->
        [one] Mejor racha: { $name }, { $n } día
        [many] Mejor racha: { $name }, { $n } días
       *[other] Mejor racha: { $name }, { $n } días
    }
daily-counted = Resuélvelo para ti: ya no cuenta para el día.
daily-button = Problema del día
daily-setup = El problema del día
daily-channel = Cada día publico un problema en un canal. Cada cual responde solo para sí; el mensaje muestra quién lo ha resuelto y nada de la solución.
daily-channel-none = Sin problema del día
daily-hour = A qué hora
daily-game = Qué juego
daily-any-game = Todos los juegos por turno
daily-next = El próximo problema: { $when }
daily-trouble = No pude publicar el problema del día en { $channel }. Mira allí mis permisos o elige otro canal con { COMMAND("setup") }. Lo intento de nuevo cada día y no vuelvo a avisar.

## buttons

buttons-daily_solve = Resolver
