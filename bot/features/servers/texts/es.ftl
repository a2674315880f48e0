### Looking after a server: the greeting, /setup, moderation.

## commands

commands-reason-name = motivo
commands-reason-description = Lo que leerán los jugadores
commands-setup-name = configurar
commands-setup-description = Dónde, por quién y cómo se me usa en este servidor
commands-end-name = terminar
commands-end-description = Terminar una partida de este servidor, sin resultado
commands-end-match-description = Qué partida de este servidor
commands-suspend-name = suspender
commands-suspend-description = Impedir que alguien me use en este servidor
commands-suspend-player-description = Quién no podrá usarme
commands-suspend-hours-name = horas
commands-suspend-hours-description = Durante cuántas horas (vacío: hasta que se levante)
commands-unsuspend-name = readmitir
commands-unsuspend-description = Permitir que alguien vuelva a usarme en este servidor
commands-unsuspend-player-description = Quién podrá usarme de nuevo

## windows

windows-quiet_hours = De qué hora a qué hora (vacío: ninguna)
windows-quiet_hours-placeholder = Por ejemplo 22-7
windows-quiet_zone = Zona horaria
windows-quiet_zone-placeholder = Por ejemplo Europe/Madrid o UTC-5

## greeting

greeting-title = ¡Hola! Juego a juegos de mesa.
greeting-play = {"*"}*1. Jugar.** Cualquiera puede empezar con { COMMAND("play") }, contra mí o unos contra otros. { COMMAND("help") } explica lo demás.
greeting-setup = {"*"}*2. Configurarme.** { COMMAND("setup") }, o el botón de abajo: dónde y quién puede empezar partidas, idioma, horas de silencio. Es para quien puede gestionar este servidor.
greeting-moderate = {"*"}*3. Moderar.** La moderación termina una partida con { COMMAND("end") } y suspende a alguien con { COMMAND("suspend") }.
greeting-button = Configurarme

## setup

setup-title = Cómo se me usa en este servidor
setup-channels = {"*"}*Canales** o categorías enteras donde se pueden empezar partidas; los hilos siguen a su canal
setup-channels-any = Todos los canales
setup-roles = {"*"}*Roles** que pueden empezar partidas
setup-roles-any = Todo el mundo
setup-log = {"*"}*Registro de moderación**: dónde se anotan las partidas terminadas y las suspensiones
setup-log-any = En ningún sitio
setup-most = {"*"}*Partidas abiertas** que una persona puede tener aquí
setup-most-option =
    { $n ->
        [one] { $n } partida
       *[other] { $n } partidas
    }
setup-quiet = {"*"}*Horas de silencio:** de { $start } a { $end } ({ $zone }) mis mensajes no suenan
setup-quiet-never = {"*"}*Horas de silencio:** ninguna
setup-quiet-button = Horas de silencio
setup-leaderboard-on = Clasificación: sí
setup-leaderboard-off = Clasificación: no
setup-threads-on = Hilos para charlar: sí
setup-threads-off = Hilos para charlar: no
setup-threads-refused = ⚠️ No tengo el permiso de crear hilos públicos. Mientras no lo tenga, no se abre ningún hilo.

## moderation

moderation-ended = { $names } La moderación ha terminado la partida { $id }. Motivo: { $reason }
moderation-log-end = { $moderator } terminó { $subject }. Motivo: { $reason }
moderation-log-suspend = { $moderator } suspendió a { $subject }. Motivo: { $reason }
moderation-log-unsuspend = { $moderator } levantó la suspensión de { $subject }.
moderation-ended-done = La partida { $id } ha terminado, y sus jugadores pueden leer tu motivo.
moderation-not-logged = No pude escribir en el canal del registro. Revisa allí mis permisos.
moderation-not-them = No puedes suspenderte a ti ni a un bot.
moderation-own-match = Juegas tú en esta partida. Puedes rendirte; solo otra persona de la moderación puede terminarla sin resultado.
moderation-suspended =
    { $n ->
        [0] { $name } no puede usarme aquí y lo sabe.
        [one] { $name } no puede usarme aquí y lo sabe. Se terminó { $n } partida suya.
       *[other] { $name } no puede usarme aquí y lo sabe. Se terminaron { $n } partidas suyas.
    }
moderation-suspended-untold =
    { $n ->
        [0] { $name } no puede usarme aquí. No acepta mis mensajes directos; leerá el motivo cuando vuelva a intentarlo.
        [one] { $name } no puede usarme aquí. No acepta mis mensajes directos; leerá el motivo cuando vuelva a intentarlo. Se terminó { $n } partida suya.
       *[other] { $name } no puede usarme aquí. No acepta mis mensajes directos; leerá el motivo cuando vuelva a intentarlo. Se terminaron { $n } partidas suyas.
    }
moderation-lifted = { $name } puede usarme aquí de nuevo.
moderation-was-not = { $name } no tenía ninguna suspensión.
moderation-you-are-suspended = No puedes usarme en { $server } { $until }. Motivo indicado: { $reason }
moderation-you-may-again = Ya puedes usarme de nuevo en { $server }: la moderación ha levantado tu suspensión.

## refusal

refusal-bad-hours = { $value } no es un intervalo de horas. Escribe dos horas en punto, por ejemplo 22-7.
refusal-bad-zone = No conozco la zona horaria { $value }. Escribe una como Europe/Madrid o UTC-5.

## daily

daily-button = Problema del día
