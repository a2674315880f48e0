### Looking back: lists, replays, statistics.

## progress

progress-title = Tus partidas en curso
progress-none = No tienes ninguna partida en curso. Empieza una con { COMMAND("play") }.
progress-line = **{ $game }** contra { $opponent } · { $state } · { $plies }
progress-your_move = te toca
progress-their_move = le toca a { $name }
progress-to_answer = espera tu respuesta
progress-awaits_answer = espera respuesta

## history

history-title = Partidas de { $name }
history-none = Aún no hay partidas. Empieza una con { COMMAND("play") }.
history-line = #{ $id } **{ $outcome }** { $game } · { $opponent } · { $reason } · { $plies } · { $when }
history-line_running = #{ $id } **{ $outcome }** { $game } · { $opponent } · { $plies } · { $when }
history-plies =
    { $n ->
        [one] { $n } jugada
       *[other] { $n } jugadas
    }
history-page = Página { $page } de { $pages }, { $total } en total

## replay

replay-title = Repetición de la partida { $id }
replay-position = Jugada { $ply } de { $total }
replay-start = El inicio
replay-exported = La partida en PGN, notación: { $notation }.

## stats

stats-title = Estadísticas de { $name }
stats-none = Aún no hay partidas terminadas. Empieza una con { COMMAND("play") }.
stats-all_games = todos los juegos
stats-overall = Total
stats-wins = Victorias
stats-draws = Tablas
stats-losses = Derrotas
stats-row = { $label }: ganadas { $wins }, tablas { $draws }, perdidas { $losses }
stats-fact = { $label }: { $value }
stats-against_bot = Qibot, { $level }
stats-against_people = Personas
stats-streak_win =
    { $n ->
        [one] { $n } victoria
       *[other] { $n } victorias
    }
stats-streak_draw = { $n } tablas
stats-streak_loss =
    { $n ->
        [one] { $n } derrota
       *[other] { $n } derrotas
    }
stats-streak = Racha actual
stats-best_streak = Mejor racha de victorias
stats-shortest = Victoria más corta
stats-longest = Victoria más larga
stats-hints = Pistas usadas
stats-moves =
    { $n ->
        [one] { $n } jugada
       *[other] { $n } jugadas
    }
