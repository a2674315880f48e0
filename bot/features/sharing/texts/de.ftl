### Showing matches to others.

## commands

commands-analyse-name = Partie analysieren

## share

share-nothing = Auf dieser Nachricht ist keine Partie.
