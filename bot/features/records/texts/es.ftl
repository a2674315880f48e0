### Looking back: lists, replays, statistics, leaderboards.

## commands

commands-top-name = clasificación
commands-top-description = Los mejores jugadores de un juego
commands-top-where-name = dónde
commands-top-where-description = En este servidor (por defecto) o en todas partes
commands-top-when-name = cuándo
commands-top-when-description = Quién ha jugado en la última semana, en el último mes o últimamente (por defecto)
commands-stats-against-name = contra
commands-stats-against-description = Solo contra esta persona; elige a Qibot para partidas contra mí
commands-games-name = partidas
commands-games-description = Tus partidas en curso, con enlaces a sus tableros
commands-history-name = historial
commands-history-description = Repasa partidas y repítelas jugada a jugada
commands-history-player-description = De quién son las partidas (por defecto, las tuyas)
commands-history-game-description = Solo este juego
commands-stats-name = estadísticas
commands-stats-description = Victorias, tablas, derrotas, rachas y récords
commands-stats-player-description = De quién son las estadísticas (por defecto, las tuyas)
commands-stats-game-description = Solo este juego

## buttons

buttons-show_again = Mostrar otra vez
buttons-newer = Más recientes
buttons-older = Más antiguas
buttons-card = Tarjeta

## menus

menus-challenge = Responder a un desafío o retirarlo
menus-replay = ¿Qué partida quieres ver?

## position

position-study = Tablero de estudio

## progress

progress-title = Tus partidas en curso
progress-line = **{ $game }** contra { $opponent } · { $state }
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
replay-exported = La partida en PGN, notación: { $notation }.

## stats

stats-title = Estadísticas de { $name }
stats-none = Aún no hay partidas terminadas que cuenten. Empieza una con { COMMAND("play") }.
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
stats-puzzles = Problemas: puntuación **{ $rating }** · resueltos { $solved } de { $tried }

## top

top-title = Los mejores: { $game }
top-server = En este servidor
top-everywhere = En todas partes
top-week = Activos en los últimos 7 días
top-month = Activos en los últimos 30 días
top-all = Activos últimamente
top-none = Nadie todavía: hacen falta tres partidas por puntos.
top-played = partidas por puntos: { $n }
top-matches = Partidas por puntos
top-why = Por puntuación, desde tres partidas por puntos. { COMMAND("settings") } te quita de la lista.
top-unsettled = Aún provisional (?): una puntuación se asienta en partidas contra mí o contra jugadores con puntuación asentada.
top-beaten = 🏅 Victorias contra mí en el nivel { $level } sin pistas: { $names }.

## against

against-title = { $first } contra { $second }
against-none = Aún no hay partidas terminadas entre ellos que cuenten.
against-score = { $first } { $won } : { $lost } { $second }

## refusal

refusal-bot-record = Los bots no tienen estadísticas. Elige a una persona.
refusal-no-server = Esto no es un servidor. Elige «{ top-everywhere }» para ver los mejores de todos los servidores.
