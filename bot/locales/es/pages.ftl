### Settings, help, about.

## settings

settings-title = Tus ajustes
settings-server_title = Ajustes del servidor
settings-saved = Guardado.
settings-server_only = Solo quienes administran este servidor pueden cambiar sus ajustes.
settings-language-label = Idioma
settings-language-auto = Como en Discord
settings-every_game = Todos los juegos
settings-one_game = Opciones de un juego
settings-usual = Lo habitual en mi idioma
settings-notation-label = Notación de las jugadas
settings-pieces-label = Piezas
settings-look-label = Aspecto del tablero
settings-board-label = Tableros
settings-board-picture = Como imágenes
settings-board-text = Como texto (lectores de pantalla y conexiones lentas)
settings-notices-label = Menciones cuando es mi turno
settings-notices-on = Avísame con una mención si he estado ausente
settings-notices-off = No me menciones nunca

## help

help-title = Cómo jugar conmigo
help-begin =
    {"*"}*Empieza** con { COMMAND("play") }: elige un juego y luego un nivel para jugar contra mí, o una persona a quien retar.
    {"*"}*Juega** con los botones bajo el tablero. Donde hay muchas jugadas, elige paso a paso, o escribe la jugada ({ COMMAND("move") }, o el botón «Escribir jugada»).
help-during =
    {"*"}*¿Sin ideas?** { COMMAND("hint") } ayuda en tres pasos: dónde mirar, la jugada y a qué lleva. Solo tú lo ves.
    {"*"}*¿Un error?** { COMMAND("takeback") } retira tu última jugada; contra una persona, solo si acepta. { COMMAND("draw") } ofrece tablas, { COMMAND("resign") } da la partida por perdida.
help-after =
    {"*"}*Después** pulsa «Revancha» para jugar otra vez con los bandos cambiados. { COMMAND("history") } repite cualquier partida jugada a jugada; { COMMAND("stats") } muestra tus estadísticas.
    {"*"}*¿Perdiste el tablero?** { COMMAND("games") } lista tus partidas y { COMMAND("board") } muestra otra vez un tablero. Los tableros funcionan siempre, también tras un reinicio.
help-rules = **{ $game }**: { $rules }

## about

about-title = Acerca de Qibot
about-what = Juego a { $games }, con motores propios.
about-version = Versión { $version }
about-compiled = Motores: compilados
about-interpreted = Motores: interpretados (más lentos; no había compilador de C al instalar)
about-workers =
    { $n ->
        [one] { $n } proceso de cálculo, { $busy } ocupado(s), { $waiting } en espera
       *[other] { $n } procesos de cálculo, { $busy } ocupado(s), { $waiting } en espera
    }
about-tables = Tablas de búsqueda en memoria: { $tables } de { $slots } como máximo
about-played =
    { $n ->
        [one] { $n } partida jugada hasta el final
       *[other] { $n } partidas jugadas hasta el final
    }
about-uptime = En marcha desde { $when }
