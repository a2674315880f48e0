### Showing matches to others.

commands-analyse-name = Analizar partida
buttons-share = Compartir

## share

share-nothing = En este mensaje no hay ninguna partida.
