### Showing matches to others.

commands-analyse-name = Analyser la partie
buttons-share = Partager

## share

share-nothing = Il n’y a pas de partie sur ce message.
