### Leaderboards: who is best, and who beat whom.

## commands

commands-top-name = clasificacion
commands-top-description = Los mejores jugadores de un juego
commands-top-game-name = juego
commands-top-game-description = Qué juego
commands-top-where-name = donde
commands-top-where-description = En este servidor (por defecto) o en todas partes
commands-top-when-name = cuando
commands-top-when-description = Quién jugó la última semana, el último mes o últimamente (por defecto)
commands-stats-against-name = contra
commands-stats-against-description = Solo contra esta persona; elige a Qibot para partidas contra mí

## settings

settings-listed-label = Clasificaciones
settings-listed-on = Mostrarme si estoy entre los mejores
settings-listed-off = No mostrarme nunca

## top

top-title = Los mejores en { $game }
top-server = En este servidor
top-everywhere = En todas partes
top-week = Activos en los últimos 7 días
top-month = Activos en los últimos 30 días
top-all = Activos últimamente
top-none = Nadie todavía: hacen falta tres partidas puntuadas.
top-played = partidas puntuadas: { $n }
top-why = Por puntuación, desde tres partidas puntuadas. { COMMAND("settings") } te quita de la lista.
top-unsettled = Aún provisional (?): una puntuación se asienta en partidas contra mí o contra jugadores con puntuación asentada.
top-beaten = 🏅 Me ganó en { $level } sin ayuda: { $names }.

## against

against-title = { $first } contra { $second }
against-none = Aún no hay partidas terminadas entre ellos.
against-score = { $first } { $won } : { $lost } { $second }

## refusal

refusal-no-leaderboard = Este servidor ha desactivado su clasificación. Elige «{ top-everywhere }» para ver los mejores de todos los servidores.
