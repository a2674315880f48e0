### What is kept about a person; getting and deleting it.

## commands

commands-privacy-name = privacidad
commands-privacy-description = Qué guardo sobre ti; pídelo o bórralo

## privacy

privacy-also = {"*"}*También se guarda:** los problemas que intentaste y tu puntuación en ellos; las partidas y posiciones que importaste; tus desafíos abiertos y las partidas que sigues; los torneos que organizaste o jugaste, con sus emparejamientos.
privacy-title = Qué guardo sobre ti
privacy-kept = **Se guarda:** tu nombre, tu idioma y tu ID de Discord tal como los vi por última vez; tus partidas con sus jugadas, ofertas y pistas; tus estadísticas, puntuaciones y días libres, tus ajustes y a quién has bloqueado; las lecciones que has terminado. No leo mensajes y no guardo nada sobre quien nunca me ha usado ni ha recibido un desafío.
privacy-why = **Para qué:** para continuar tus partidas tras un reinicio, mostrar tu historial y tus estadísticas, y escribir en tu idioma. Nada se vende ni se cede a nadie.
privacy-seen = **Quién lo ve:** una partida jugada en un servidor la pueden ver allí quienes pueden leer su canal; una de mensajes directos o de un grupo, allí quienes participan en ellos. Cuántas has ganado, empatado y perdido lo ve cualquiera que me use.
privacy-gone = **Cómo se borra:** con el botón de abajo, al momento. Tus rivales conservan las jugadas de sus partidas contra «un antiguo jugador». Los mensajes que ya publiqué conservan tu nombre hasta que alguien los borre. Las copias de seguridad anteriores debe borrarlas quien gestiona este bot. Las suspensiones de los moderadores y los bloqueos de otras personas siguen vigentes. De ti guardo solo un hash con clave de tu ID de Discord: durante { $days } días, para que una copia de seguridad anterior no te traiga de vuelta, y más tiempo mientras siga vigente una suspensión o un bloqueo.
privacy-export = Dame mis datos
privacy-delete = Borrar mis datos
privacy-collecting = Estoy reuniendo tus datos…
privacy-exported = Todo lo que guardo sobre ti.
privacy-too-large = Tus datos son demasiado grandes para un mensaje. Pídelos a quien gestiona este bot.
privacy-confirm = **¿Borrar todo sobre ti?** Las partidas y desafíos abiertos terminan como si te hubieras rendido o los hubieras rechazado. Tu nombre, estadísticas, ajustes y lista de bloqueados desaparecen para siempre. No se puede deshacer. Las suspensiones y los bloqueos de otros siguen vigentes.
privacy-delete-yes = Sí, borrar todo
privacy-delete-no = No, conservarlo
privacy-deleted = Todo sobre ti está borrado. Si vuelves, te conoceré de nuevo. Las suspensiones y los bloqueos de otros siguen vigentes.

## refusal

refusal-export-running = Ya se están reuniendo tus datos. Llegarán en un archivo.
