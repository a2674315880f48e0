### The board that one can touch: what its page says by itself.

## activity

activity-connecting = Conectando…
activity-lost = Se perdió la conexión. Intentándolo de nuevo…
activity-outside = Esta página es parte de Discord: ábrela allí, desde una partida.
activity-failed = Discord no respondió. Cierra esta página y ábrela de nuevo.
activity-newer = Hay una versión más nueva de esta página: ciérrala y ábrela de nuevo.
activity-board = Tablero
activity-keys = Las flechas recorren el tablero, Intro elige, Escape cancela la elección.
activity-moves = Jugadas
activity-turn = Girar el tablero
activity-sound = Sonido
activity-target = { $cell }: se puede elegir
activity-prepared = Preparada: { $move }
activity-confirm = Preguntar antes de cada jugada
activity-meant = ¿Hacer esta jugada?
activity-make = Hacer la jugada
activity-unknown = Discord no pudo confirmar quién eres. Cierra esta página y ábrela de nuevo.
activity-hidden = Esta partida ya no se puede ver aquí.
activity-lobby = Resumen
activity-back = Volver al tablero
activity-challenges = Desafíos abiertos en este canal
activity-begin = Empezar una partida
activity-watch = Partidas para ver
activity-puzzles = Problemas
activity-record = Tus estadísticas
activity-show = Mostrar
activity-choose_game = Elegir un juego
activity-pause = Parar los relojes

## refusal

refusal-not-here = Esta persona ya no tiene abierta la página.
refusal-only-answers = Aquí no puedo escribir por mi cuenta. Empieza la partida en el chat: con un botón de allí o con { COMMAND("play") }.
refusal-timed-out = No puedes usarme en este servidor { $until }: tienes un aislamiento temporal aquí.
