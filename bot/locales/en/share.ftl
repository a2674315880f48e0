### Showing matches to others.

commands-analyse-name = Analyse
buttons-share = Share

## share

share-nothing = There is no match on this message.
