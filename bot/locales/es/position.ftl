### Matches that begin from a position.

## position

position-play = Jugar desde aquí
position-ask = Juegas con { $side } y te toca. La partida no puntúa ni cuenta en tu historial.
position-level = Contra mí: ¿qué nivel?
position-anyone = Preguntar en el canal
position-other-side = Aún no se ha movido y le toca a { $side }. Haz una jugada en el tablero de estudio y juega desde ahí.
position-unrated = desde una posición, sin puntuar
position-asked = Desde esta posición: { $host } juega con { $side } y le toca. No puntúa.
position-study = Tablero de estudio
