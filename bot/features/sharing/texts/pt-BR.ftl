### Showing matches to others.

## commands

commands-analyse-name = Analisar partida

## share

share-nothing = Não há partida nesta mensagem.
