### Showing matches to others.

## commands

commands-analyse-name = Analyse

## share

share-nothing = There is no board of a match in this message. { COMMAND("import") } reads games and positions written as text.
