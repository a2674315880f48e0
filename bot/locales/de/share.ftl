### Showing matches to others.

commands-analyse-name = Partie analysieren
buttons-share = Teilen

## share

share-nothing = Auf dieser Nachricht ist keine Partie.
