### What cannot be done, and faults.

## refusal

refusal-not-your-turn = Todavía no es tu turno.
refusal-not-your-match = Esta partida es de otras personas. Empieza la tuya con { COMMAND("play") }.
refusal-bot-is-thinking = Aún estoy pensando mi jugada. Un momento…
refusal-stale = El tablero ha cambiado desde entonces. Míralo y elige de nuevo.
refusal-match-challenged = Esta partida no ha empezado: el reto espera respuesta.
refusal-match-playing = Esta partida ya ha empezado.
refusal-match-finished = Esta partida ha terminado. Bajo su tablero está el botón «Revancha».
refusal-match-declined = Este reto fue rechazado.
refusal-match-withdrawn = Este reto fue retirado.
refusal-match-expired = Este reto no tuvo respuesta a tiempo. Puedes lanzar otro con { COMMAND("play") }.
refusal-match-not-found = Esa partida no existe.
refusal-unreadable-move = No puedo leer { $move } como jugada. Escribe { $how }.
refusal-illegal-move = { $move } no es posible aquí.
refusal-piece-own = tu pieza en { $cell } ({ $piece })
refusal-piece-other = la pieza rival en { $cell } ({ $piece })
refusal-ambiguous-move = { $move } puede ser cualquiera de estas: { $candidates }.
refusal-bad-game = No conozco el juego { $value }.
refusal-bad-level = No conozco el nivel { $value }.
refusal-bad-side = No conozco el bando { $value }.
refusal-bad-notation = Este juego no se escribe en la notación { $value }.
refusal-bad-choice = { $value } no es una de las opciones.
refusal-bot-record = Los bots no tienen estadísticas. Elige a una persona.
refusal-self-challenge = No puedes retarte a ti. Deja el rival vacío para jugar contra mí.
refusal-bot-challenge = Los otros bots no saben jugar. Deja el rival vacío para jugar contra mí.
refusal-challenge-pending = Ya lanzaste este reto; espera respuesta.
refusal-challenged-already = { $name } ya te ha retado a este juego: acepta ese reto o recházalo primero.
refusal-too-many-matches = Tienes { $limit } partidas abiertas, el máximo que permito. Termina una antes ({ COMMAND("games") }).
refusal-not-for-you = Esta pregunta es para otra persona.
refusal-not-yours = Solo quien lo pidió puede retirarlo.
refusal-match-goes-on = La partida aún no ha terminado.
refusal-nothing-to-take-back = Aún no has hecho ninguna jugada.
refusal-too-early = Juguemos antes unas jugadas. Después podrás ofrecer tablas.
refusal-asked-already = Tu rival dijo que no en esta posición. Haz una jugada y podrás pedirlo otra vez.
refusal-no-match = No tienes ninguna partida en curso. Empieza una con { COMMAND("play") }.
refusal-export-running = Ya se están reuniendo tus datos. Llegarán en un archivo.
refusal-several-matches = Tienes varias partidas en curso. Di a cuál te refieres.
refusal-rematch-exists = La revancha ya ha empezado: es la partida { $match_id } ({ COMMAND("games") }).
refusal-offer-gone = Esa oferta ya no es válida.
refusal-offer-stands = Ya hay una oferta esperando respuesta.
refusal-slow-down = Tu último desafío a esta persona no llegó a ser una partida. Podrás volver a desafiarla { $when }.
refusal-person-gone = Los datos de alguien a quien esto afecta acaban de borrarse. Inténtalo de nuevo.
refusal-still-playing = Mientras tanto ha empezado una partida tuya. Inténtalo de nuevo.
refusal-former-player = Tu rival de esa partida ya no me usa.
refusal-blocked = Esta persona no acepta desafíos tuyos.
refusal-self-block = No puedes bloquearte.
refusal-bot-block = Los bots no desafían a nadie; no hace falta bloquear ninguno.
refusal-too-much-asked = Me has pedido muchas cosas a la vez. Inténtalo de nuevo dentro de un momento.

## trouble

trouble-apology = Algo salió mal por mi parte y el error quedó registrado. Tu partida está a salvo. Inténtalo otra vez.
trouble-engine-busy = Estoy pensando en muchos tableros a la vez. Inténtalo dentro de un momento.
trouble-engine-failed = No he podido calcularlo ahora. Inténtalo otra vez.
trouble-engine-stopped = Me estoy reiniciando. Tu partida está a salvo; inténtalo dentro de un minuto.
trouble-not-stored = Ahora mismo no puedo leer ni guardar partidas. Mira el tablero más tarde antes de intentarlo otra vez.
trouble-stopping = Me estoy reiniciando. Inténtalo dentro de un minuto; ninguna jugada hecha se pierde.
trouble-cannot-post = No tengo permiso para escribir aquí. Pide los permisos de enviar mensajes y adjuntar archivos (en un canal de voz, también el de conectar), o juega en otro canal.
trouble-uninvited = No estoy en este hilo privado: respondo a lo que se usa aquí, pero no puedo avisar a nadie ni cambiar nada por mi cuenta. Menciona aquí a { $bot } para dejarme entrar.
trouble-board-unreachable = Hecho, pero no puedo mostrarlo donde está el tablero de la partida { $id }. Sigue con { COMMAND("move") } o trae el tablero aquí con { COMMAND("board") }.
trouble-filtered = Un filtro de este servidor bloquea mi mensaje. Pregunta a la moderación o juega en otro canal.
trouble-message-gone = Ese mensaje fue borrado. { COMMAND("board") } muestra otra vez el tablero de una partida.
trouble-late = He tardado demasiado. Pulsa el botón otra vez.
trouble-unknown-button = Este botón es demasiado antiguo. Muestra el tablero otra vez con { COMMAND("board") }.
trouble-unknown-command = Ya no tengo ese comando. Escribe / para ver lo que sé hacer.
