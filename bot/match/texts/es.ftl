### A match: its page, buttons, offers, clocks, hints in words, and what cannot be done in it.

## buttons

buttons-accept = Aceptar
buttons-decline = Rechazar
buttons-withdraw = Retirar
buttons-hint = Pista
buttons-resign = Rendirse
buttons-draw = Ofrecer tablas
buttons-draw_accept = Aceptar tablas
buttons-draw_decline = Seguir jugando
buttons-draw_withdraw = Retirar la oferta
buttons-takeback = Deshacer jugada
buttons-takeback_accept = Permitir deshacer
buttons-takeback_decline = No permitir deshacer
buttons-takeback_withdraw = Retirar la petición
buttons-rematch = Revancha
buttons-type_move = Escribir jugada
buttons-choose_again = Elegir otra vez
buttons-open_board = Abrir el tablero
buttons-open = Ir al tablero
buttons-replay = Repetición
buttons-first = Inicio
buttons-previous = Atrás
buttons-next = Avanzar
buttons-last = Final
buttons-export = Guardar como PGN
buttons-clock_resume = Reanudar los relojes
buttons-pause_accept = Aceptar la pausa
buttons-pause_decline = Sin pausa
buttons-pause_withdraw = Retirar la petición
buttons-review = Análisis
buttons-best = ¿La mejor jugada?
buttons-share = Compartir
buttons-learn = Aprender
buttons-follow = Seguir

## settings

settings-language-label = Idioma
settings-language-auto = Como en Discord
settings-notation-label = Notación de las jugadas
settings-pieces-label = Piezas
settings-look-label = Aspecto del tablero
settings-board-label = Tableros
settings-board-picture = Como imágenes
settings-board-text = Como texto (lectores de pantalla y conexiones lentas)
settings-board-grid = Dibujados con letras (conexiones lentas)
settings-clock-label = Reloj habitual
settings-clock-auto = Días por jugada contra personas, sin reloj contra mí
settings-clock-none = Sin reloj
settings-clock-live-60-5 = 1 minuto + 5 segundos por jugada
settings-clock-live-300-5 = 5 minutos + 5 segundos por jugada
settings-clock-live-600-10 = 10 minutos + 10 segundos por jugada
settings-clock-live-900-10 = 15 minutos + 10 segundos por jugada
settings-clock-move-86400 = 1 día por jugada
settings-clock-move-259200 = 3 días por jugada
settings-clock-move-604800 = 7 días por jugada
settings-notices-label = Menciones cuando toca jugar
settings-notices-on = Mencionar tras una ausencia
settings-notices-off = No mencionar nunca
settings-coach-label = Avisos antes de un error grave
settings-coach-auto = En las tres primeras partidas de un juego contra el bot
settings-coach-on = En todas las partidas contra el bot
settings-coach-off = Nunca
settings-listed-label = Clasificaciones
settings-listed-on = Mostrar entre los mejores
settings-listed-off = No mostrar nunca
settings-usual = Lo habitual en el idioma
settings-usual-everywhere = Lo habitual

## match

match-title = { $game }: { $first } contra { $second }
match-side = **{ $name }** ({ $side })
match-sides = { $first } contra { $second }
match-turn = Juega { $name } ({ $side })
match-thinking = Qibot está pensando…
match-queue = También juego en otros { $n } tableros: puede tardar un momento.
match-check = ¡Jaque!
match-near_loses = ⚠️ Una repetición más y pierde { $loser } ({ $reason }).
match-near_draws = ⚠️ Una repetición más y son tablas.
match-last = Última jugada: { $move } ({ $side })
match-start = Aún no hay jugadas
match-ply =
    { $n ->
        [one] { $n } jugada hecha
       *[other] { $n } jugadas hechas
    }
match-number = Partida { $id }
match-elsewhere = Esta partida siguió en otro lugar. Quienes la juegan la encuentran con { COMMAND("board") }.
match-event = Torneo { $id }, ronda { $round } de { $rounds }
match-unrated = sin puntuar
match-hints =
    { $n ->
        [one] { $name } usó { $n } pista
       *[other] { $name } usó { $n } pistas
    }
match-your_turn = { $name }, es tu turno.
match-bot_moved = { $name }, ya he jugado. Es tu turno.
match-time_short = { $name }, queda poco tiempo para tu jugada.

## hints

hints-nobody = sin pistas
hints-both = pistas para ambos

## challenge

challenge-asked = { $challenger } desafía a { $opponent } a una partida de { $game }.
challenge-first = Empieza { $name }.
challenge-until = El desafío caduca { $when }.
challenge-declined = { $opponent } no quiere jugar a { $game } ahora.
challenge-withdrawn = { $challenger } ha retirado el desafío.
challenge-expired = { $opponent } no respondió y el desafío de { $game } ha caducado.
challenge-ended = La moderación ha terminado el desafío de { $game }.
challenge-rematch = { $challenger } quiere la revancha de { $game } contra { $opponent }.

## offer

offer-draw_asked = { $name } ofrece tablas.
offer-takeback_asked =
    { $n ->
        [one] { $name } pide deshacer { $n } jugada.
       *[other] { $name } pide deshacer { $n } jugadas.
    }
offer-pause_asked = { $name } pide parar los relojes.
offer-hidden = Solo tú ves esta pregunta: aquí no puedo publicar para todos. El tablero dice lo que pides, y { $name } responde con el mismo botón que hay debajo.

## moves

moves-last = Última jugada: { $move } ({ $side }, { $piece })
moves-taking = { $last }, captura { $pieces }
moves-named = Mira { $piece }.

## opening

opening-undecided = La apertura decide quién juega con qué bando
opening-choose = { $name } elige bando

## board

board-opening = Apertura: { $name }
board-asked = { $name }: { $question }
board-again = Para ver el tablero, usa { COMMAND("board") }.

## card

card-record = Entre los dos: { $first } { $first_wins }, { $second } { $second_wins }, tablas { $draws }
card-level-record = Contra el nivel { $level }: ganadas { $won }, tablas { $drawn }, perdidas { $lost }
card-first-win = 🏆 { $name } vence al nivel { $level } por primera vez.
card-streak = { $name } ha vencido al nivel { $level } { $n } veces seguidas.
card-next-level = ¿Probar { $level }?

## hint

hint-takes = { $move } (captura { $pieces })
hint-piece = Fíjate en { $cell } ({ $piece }).
hint-candidates = Mira { $moves }: una de ellas es la mejor jugada.
hint-only = Aquí solo hay una buena jugada: mira { $moves }.
hint-move = Juega **{ $move }**.
hint-line = Continuación probable: { $line }

## clock

clock-hours = Horas por jugada: { $n }
clock-named = Reloj: { $clock }
clock-first = Primera jugada en { $minutes } minutos
clock-paused = ⏸️ Los relojes están parados
clock-short = ⚠️ **{ $name }, queda poco tiempo: se acaba { $when }**
clock-runs_again = ▶️ Los relojes vuelven a correr.

## prospect

prospect-wins-now = Esto gana al instante.
prospect-wins =
    { $n ->
        [one] Esto gana en { $n } jugada.
       *[other] Esto gana en { $n } jugadas.
    }
prospect-loses =
    { $n ->
        [one] Es lo que más resiste: tu rival puede ganar en { $n } jugada.
       *[other] Es lo que más resiste: tu rival puede ganar en { $n } jugadas.
    }
prospect-loses-now = Con esta jugada termina la partida, y todas pierden.
prospect-wins-by-rule = Tu rival no puede repetir jugadas sin fin: quien lo hace pierde.
prospect-loses-by-rule = No puedes repetir jugadas sin fin: quien lo hace pierde. Cambia en cuanto puedas.
prospect-draws = Esto mantiene las tablas.
prospect-wins-material = Esto gana { $won }.
prospect-wins-material-for = Esto gana { $won } por { $lost }.
prospect-loses-material = Pierdes { $lost } de todos modos; así cuesta lo menos posible.
prospect-loses-material-for = Pierdes { $lost } por { $won } de todos modos; así cuesta lo menos posible.
prospect-better = Después de esto estás mejor.
prospect-worse = Estás peor, pero esta es la mejor defensa.
prospect-even = Esto mantiene el equilibrio.

## truth

truth-all = Cada jugada, si los dos bandos juegan a la perfección: { $values }.
truth-wins =
    { $n ->
        [1] **{ $move }** gana al instante
       *[other] **{ $move }** gana en { $n }
    }
truth-loses = **{ $move }** pierde en { $n }
truth-draws = **{ $move }** empata

## rating

rating-title = Puntuación
rating-change = { $name } { $rating }{ $change }
rating-row = Puntuación, { $game }: { $rating } (partidas por puntos: { $n })
rating-provisional = El signo de interrogación significa: aún hay muy pocas partidas para saberlo con seguridad.
rating-history = Puntuación en las últimas partidas ({ $n }): de { $first } a { $last }.

## position

position-unrated = desde una posición, sin puntuar

## replay

replay-position = Jugada { $ply } de { $total }
replay-start = El inicio

## refusal

refusal-self-block = No puedes bloquearte.
refusal-not-your-turn = Todavía no es tu turno.
refusal-not-your-match = Esta partida es de otras personas. Empieza la tuya con { COMMAND("play") }.
refusal-bot-is-thinking = Aún estoy pensando mi jugada. Un momento…
refusal-stale = El tablero ha cambiado desde entonces. Míralo y elige de nuevo.
refusal-match-challenged = Esta partida no ha empezado: el desafío espera respuesta.
refusal-match-playing = Esta partida ya ha empezado.
refusal-match-finished = Esta partida ha terminado.
refusal-match-declined = Este desafío fue rechazado.
refusal-match-withdrawn = Este desafío fue retirado.
refusal-match-expired = Este desafío ya no está abierto. Puedes lanzar otro con { COMMAND("play") }.
refusal-match-not-found = Esa partida no existe.
refusal-unreadable-move = No puedo leer { $move } como jugada. Escribe { $how }.
refusal-illegal-move = { $move } no es posible aquí.
refusal-piece-own = tu pieza en { $cell } ({ $piece })
refusal-piece-other = la pieza rival en { $cell } ({ $piece })
refusal-ambiguous-move = { $move } puede ser cualquiera de estas: { $candidates }.
refusal-over-move = En esta posición la partida ha terminado.
refusal-bad-game = No conozco el juego { $value }.
refusal-bad-level = No conozco el nivel { $value }.
refusal-bad-side = No conozco el bando { $value }.
refusal-bad-notation = Este juego no se escribe en la notación { $value }.
refusal-bot-opening = Esta apertura es para dos personas: indica también un rival.
refusal-level-for-bot = El nivel es para partidas contra mí. Quita el nivel o el rival.
refusal-bad-choice = { $value } no es una de las opciones.
refusal-self-challenge = No puedes desafiarte. Deja el rival vacío para jugar contra mí.
refusal-bot-challenge = Los otros bots no saben jugar. Deja el rival vacío para jugar contra mí.
refusal-unseen-challenge = Esta persona no ve este canal y no podría responder. Desafíala en un canal visible para ambos.
refusal-challenge-pending = Ya lanzaste este desafío; espera respuesta.
refusal-challenged-already = { $name } ya te ha desafiado a este juego: acepta ese desafío o recházalo primero.
refusal-too-many-matches = Tienes { $limit } partidas abiertas, el máximo que permito. Termina una antes ({ COMMAND("games") }).
refusal-not-for-you = Esta pregunta es para otra persona.
refusal-not-yours = Solo quien lo pidió puede retirarlo.
refusal-match-goes-on = La partida aún no ha terminado.
refusal-no-match = No tienes ninguna partida en curso. Empieza una con { COMMAND("play") }.
refusal-several-matches = Tienes varias partidas en curso. Elige una.
refusal-rematch-exists = La revancha ya ha empezado: es la partida { $match_id } ({ COMMAND("games") }).
refusal-offer-gone = Esa oferta ya no es válida.
refusal-offer-stands = Ya hay una oferta esperando respuesta.
refusal-slow-down = Tu último desafío a esta persona no llegó a ser una partida. Podrás volver a desafiarla { $when }.
refusal-former-player = Tu rival de esa partida ya no me usa.
refusal-blocked = Esta persona no acepta desafíos tuyos.
refusal-too-much-asked = Me has pedido muchas cosas a la vez. Inténtalo de nuevo dentro de un momento.
refusal-just-asked = Acabas de pedirme esto. Espera un momento antes de volver a pedirlo.
refusal-choice-due = Primero elige bajo el tablero con qué bando juegas.
refusal-choice-made = Ahora no hay nada que elegir.
refusal-in-opening = Las pistas vienen después de la apertura.
refusal-bad-opening = Este juego no tiene la apertura { $value }.
refusal-no-vacation-left = Son más de los que tienes. Días libres que quedan este año: { $n }.
refusal-no-hints = Entre personas solo hay pistas si ambas las aceptaron al empezar la partida, y nunca en torneos ni en tiempo real.
refusal-own-match = Esta posición es de tu partida { $match_id }, que sigue en juego. Cuando termine, te diré qué es lo mejor aquí, y podrás seguir jugando desde aquí.
refusal-too-many-here = Has llegado al máximo de partidas abiertas en este servidor ({ $limit }). Termina una antes.
refusal-no-leaderboard = Este servidor ha desactivado su clasificación. Elige «{ top-everywhere }» para ver los mejores de todos los servidores.
refusal-wrong-channel = En este servidor solo se juega aquí: { $where }.
refusal-wrong-role = En este servidor solo pueden empezar partidas estos roles: { $who }.
refusal-suspended = No puedes usarme en este servidor { $until }. Motivo indicado: { $reason }

## menus

menus-match_option = { $game } contra { $opponent }

## trouble

trouble-unknown-button = Este botón es demasiado antiguo. { COMMAND("board") } muestra otra vez el tablero de una partida; para lo demás, usa de nuevo su propio comando.
trouble-cannot-post = No tengo permiso para escribir aquí. Pide los permisos de ver el canal, enviar mensajes y adjuntar archivos (en un canal de voz, también el de conectar), o juega en otro canal.
trouble-late = He tardado demasiado. Pulsa el botón otra vez.

## series

series-score = Serie: { $first } { $points } : { $other } { $second }

## moderation

moderation-until = hasta el { $when }
moderation-until-lifted = hasta que la moderación lo permita de nuevo

## learn

learn-show = Muéstramelo
learn-right-1 = ¡Correcto!
learn-right-2 = ¡Bien hecho!
learn-right-3 = ¡Exacto!
learn-not-it = { $move } es posible, pero no es la jugada que buscamos.
