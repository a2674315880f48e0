### What several features say: windows, settings, options of commands, faults.

## commands

commands-match-name = partida
commands-match-description = Cuál de tus partidas; no hace falta si aquí solo hay una
commands-game-name = juego
commands-game-description = Qué juego
commands-side-name = bando
commands-side-description = Quién empieza (por defecto, al azar)
commands-clock-name = reloj
commands-clock-description = Cuánto tiempo hay (por defecto, tu reloj habitual)
commands-opening-name = apertura
commands-opening-description = Un comienzo justo para dos personas (por defecto, ninguno)
commands-hints-name = pistas
commands-hints-description = Pistas contra una persona: nadie o ambos (por defecto, sin pistas; nunca en tiempo real)
commands-player-name = jugador

## windows

windows-move_title = Tu jugada
windows-move_label = Jugada

## settings

settings-server_title = Ajustes del servidor
settings-saved = Guardado.
settings-server_only = Solo quienes administran este servidor pueden cambiar sus ajustes.

## refusal

refusal-person-gone = Los datos de una de las personas implicadas acaban de borrarse. Inténtalo de nuevo.
refusal-no-tournament = No existe ese torneo en este servidor.
refusal-tournament-changed = Ahora no se puede: el torneo ha empezado, está completo o ha terminado.
refusal-still-playing = Mientras tanto ha empezado una partida tuya. Inténtalo de nuevo.

## trouble

trouble-apology = Algo salió mal por mi parte y el error quedó registrado. Tu partida está a salvo. Inténtalo otra vez.
trouble-engine-busy = Estoy pensando en muchos tableros a la vez. Inténtalo dentro de un momento.
trouble-engine-failed = No he podido calcularlo ahora. Inténtalo otra vez.
trouble-engine-stopped = Me estoy reiniciando. Tu partida está a salvo; inténtalo dentro de un minuto.
trouble-not-stored = Ahora mismo no puedo leer ni guardar partidas. Mira el tablero más tarde antes de intentarlo otra vez.
trouble-stopping = Me estoy reiniciando. Inténtalo dentro de un minuto; ninguna jugada hecha se pierde.
trouble-uninvited = No estoy en este hilo privado: respondo a comandos y botones, pero no puedo mencionar a nadie ni cambiar nada por mi cuenta. Menciona aquí a { $bot } para dejarme entrar.
trouble-board-unreachable = Hecho, pero no puedo mostrarlo en el lugar donde está el tablero de la partida { $id }.
trouble-go-on = Sigue con { COMMAND("move") }; { COMMAND("board") } muestra la posición.
trouble-filtered = Un filtro de este servidor bloquea mi mensaje. Pregunta a la moderación o juega en otro canal.
trouble-message-gone = Ese mensaje fue borrado. { COMMAND("board") } muestra otra vez el tablero de una partida.
trouble-unknown-command = Ya no tengo ese comando. Escribe / para ver lo que sé hacer.
