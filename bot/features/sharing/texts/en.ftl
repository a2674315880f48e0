### Showing matches to others.

## commands

commands-analyse-name = Analyse

## share

share-nothing = There is no match on this message.
