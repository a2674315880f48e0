### Study boards.

commands-import-name = importar
commands-import-description = Mira una partida o posición tuya: PGN, PDN, FEN o UCCI
commands-import-file-name = archivo
commands-import-file-description = Un archivo con una partida
commands-import-text-name = texto
commands-import-text-description = Una partida o posición como texto
commands-import-game-name = juego
commands-import-game-description = Qué juego, si das una posición

## study

study-title = Tablero de estudio: { $game } · { $first } – { $second }
study-saved = El estudio en PGN.
refusal-which-import = No sé qué juego es. Elígelo con la opción «{ commands-import-game-name }».
refusal-no-import = Ahí no encuentro ninguna partida ni posición. Envía una partida en PGN o PDN, o una posición en FEN.
