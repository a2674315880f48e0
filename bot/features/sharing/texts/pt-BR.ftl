### Showing matches to others.

## commands

commands-analyse-name = Analisar partida

## share

share-nothing = Não há tabuleiro de partida nesta mensagem. { COMMAND("import") } lê partidas e posições escritas em texto.
