### Showing matches to others.

## commands

commands-analyse-name = Analyser la partie

## share

share-nothing = Il n’y a pas de partie dans ce message.
