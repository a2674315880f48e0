### The board that one can touch: what its page says by itself.

## activity

activity-connecting = Conectando…
activity-lost = Se perdió la conexión. Intentándolo de nuevo…
activity-outside = Esta página es parte de Discord: ábrela allí, desde una partida.
activity-failed = Discord no respondió. Cierra esta página y ábrela de nuevo.
activity-newer = Hay una versión más nueva de esta página: ciérrala y ábrela de nuevo.
activity-board = Tablero
activity-keys = Las flechas recorren el tablero, Intro elige, Escape suelta.
activity-moves = Jugadas
activity-turn = Girar el tablero
activity-sound = Sonido
activity-target = { $cell }: se puede elegir
activity-prepared = Preparada: { $move }
activity-unknown = Discord no pudo confirmar quién eres. Cierra esta página y ábrela de nuevo.
activity-nothing = Aquí no hay ninguna partida tuya. Empieza una en el chat y abre esta página de nuevo.
activity-hidden = Esta partida ya no se puede ver aquí.
