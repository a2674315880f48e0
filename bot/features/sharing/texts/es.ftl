### Showing matches to others.

## commands

commands-analyse-name = Analizar partida

## share

share-nothing = En este mensaje no hay ninguna partida.
