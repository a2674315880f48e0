### Showing matches to others.

## commands

commands-analyse-name = Analyser la partie

## share

share-nothing = Il n’y a pas de plateau de partie dans ce message. { COMMAND("import") } lit les parties et les positions écrites en texte.
