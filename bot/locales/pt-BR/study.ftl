### Study boards.

commands-import-name = importar
commands-import-description = Veja uma partida ou posição sua: PGN, PDN, FEN ou UCCI
commands-import-file-name = arquivo
commands-import-file-description = Um arquivo com uma partida
commands-import-text-name = texto
commands-import-text-description = Uma partida ou posição em texto
commands-import-game-name = jogo
commands-import-game-description = Qual jogo, se você der uma posição

## study

study-title = Tabuleiro de estudo: { $game } · { $first } – { $second }
study-saved = O estudo em PGN.
refusal-which-import = Não sei de que jogo se trata. Escolha-o com a opção “{ commands-import-game-name }”.
refusal-no-import = Não encontro aí nenhuma partida nem posição. Envie uma partida em PGN ou PDN, ou uma posição em FEN.
