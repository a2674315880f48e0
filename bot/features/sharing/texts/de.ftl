### Showing matches to others.

## commands

commands-analyse-name = Partie analysieren

## share

share-nothing = In dieser Nachricht ist keine Partie.
