### Showing matches to others.

## commands

commands-analyse-name = Partie analysieren

## share

share-nothing = In dieser Nachricht ist kein Brett einer Partie. { COMMAND("import") } liest Partien und Stellungen, die als Text geschrieben sind.
