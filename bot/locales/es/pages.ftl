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

## block

block-done = { $name } ya no puede desafiarte y no recibe ningún aviso. { COMMAND("unblock") } lo deshace.
block-undone = { $name } puede volver a desafiarte.
block-was-not = { $name } no estaba en tu lista.
block-list = Bloqueados: { $names }.
block-none = No has bloqueado a nadie.

## privacy

privacy-title = Qué guardo sobre ti
privacy-kept = **Se guarda:** tu nombre, tu idioma y tu número de Discord tal como los vi por última vez; tus partidas con sus jugadas, ofertas y pistas; tu historial, tus puntuaciones y días libres, tus ajustes y a quién has bloqueado; las lecciones que has terminado. No leo mensajes y no conozco a nadie que no me haya usado ni haya sido desafiado.
privacy-why = **Para qué:** para continuar tus partidas tras un reinicio, mostrar tus partidas y resultados, y escribir en tu idioma. Nada se vende ni se cede a nadie.
privacy-seen = **Quién lo ve:** cualquiera que me use puede ver las partidas jugadas en un servidor; las de mensajes directos, solo sus dos jugadores.
privacy-gone = **Cómo se borra:** con el botón de abajo, al momento. Tus rivales conservan las jugadas de sus partidas contra «un antiguo jugador». Las copias de seguridad anteriores debe borrarlas quien gestiona este bot. Las suspensiones de los moderadores y los bloqueos de otras personas siguen vigentes; para ello guardo solo un hash con clave de tu número de Discord, mientras existan.
privacy-export = Dame mis datos
privacy-delete = Borrar mis datos
privacy-collecting = Estoy reuniendo tus datos…
privacy-exported = Todo lo que guardo sobre ti.
privacy-too-large = Tus datos son demasiado grandes para un mensaje. Pídelos a quien gestiona este bot.
privacy-confirm = **¿Borrar todo sobre ti?** Las partidas y desafíos abiertos terminan como si te hubieras rendido o los hubieras rechazado. Tu nombre, resultados, ajustes y lista de bloqueados desaparecen para siempre. No se puede deshacer. Las suspensiones y los bloqueos de otros siguen vigentes.
privacy-delete-yes = Sí, borrar todo
privacy-delete-no = No, conservarlo
privacy-deleted = Todo sobre ti está borrado. Si vuelves, te conoceré de nuevo. Las suspensiones y los bloqueos de otros siguen vigentes.
