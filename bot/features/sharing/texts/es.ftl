### Showing matches to others.

## commands

commands-analyse-name = Analizar partida

## share

share-nothing = En este mensaje no hay ningún tablero de una partida. { COMMAND("import") } lee partidas y posiciones escritas como texto.
