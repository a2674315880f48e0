### The pages /help and /about.

## commands

commands-help-name = ayuda
commands-help-description = Cómo jugar conmigo, en una página
commands-about-name = acerca
commands-about-description = Qué soy, mi versión y mi estado

## buttons

buttons-play = Jugar: { $game }

## learn

learn-help = {"*"}*¿No conoces un juego?** { COMMAND("learn") } te enseña sus reglas paso a paso, con posiciones para practicar. Si una lección tiene el botón «Abrir el tablero», allí puedes tocar las piezas.

## help

help-title = Cómo jugar conmigo
help-begin =
    {"*"}*Empieza** con { COMMAND("play") }: elige un juego y luego un nivel para jugar contra mí, o una persona a quien desafiar.
    {"*"}*Juega** con los botones bajo el tablero. Donde hay muchas jugadas, elige paso a paso, o escribe la jugada ({ COMMAND("move") }, o el botón «Escribir jugada»).
help-during =
    {"*"}*¿Sin ideas?** { COMMAND("hint") } ayuda en tres pasos: dónde mirar, la jugada y a qué lleva. Solo tú lo ves.
    {"*"}*¿Un error?** { COMMAND("takeback") } deshace tu última jugada; contra una persona, solo si acepta. { COMMAND("draw") } ofrece tablas, { COMMAND("resign") } da la partida por perdida.
help-after =
    {"*"}*Después** pulsa «Revancha» para jugar otra vez con los bandos cambiados. { COMMAND("history") } repite cualquier partida jugada a jugada; { COMMAND("stats") } muestra tus estadísticas.
    {"*"}*¿Perdiste el tablero?** { COMMAND("games") } lista tus partidas y { COMMAND("board") } muestra otra vez un tablero. Los tableros funcionan siempre, también tras un reinicio.
help-more = {"*"}*Y más:** { COMMAND("puzzle") } te da un problema; en un servidor, { COMMAND("anyone") } te busca rival, { COMMAND("tournament") } abre un torneo. { COMMAND("settings") } cambia el idioma, las piezas y los tableros (también como texto, para lectores de pantalla).

## about

about-title = Acerca de Qibot
about-what = Juego a { $games }, con motores propios.
about-version = Versión { $version }
about-compiled = Motores: compilados
about-interpreted = Motores: interpretados (más lentos; no había compilador de C al instalar)
about-workers =
    { $n ->
        [one] { $n } proceso de cálculo; ocupados: { $busy }, en espera: { $waiting }
       *[other] { $n } procesos de cálculo; ocupados: { $busy }, en espera: { $waiting }
    }
about-tables = Tablas de búsqueda en memoria: { $tables } de { $slots } como máximo
about-played =
    { $n ->
        [one] { $n } partida jugada hasta el final
       *[other] { $n } partidas jugadas hasta el final
    }
about-uptime = En marcha desde el { $when }
