### Showing matches to others.

commands-analyse-name = Analisar partida
buttons-share = Compartilhar

## share

share-nothing = Não há partida nesta mensagem.
