### Study boards.

commands-import-name = import
commands-import-description = Look at a game or position of your own: PGN, PDN, FEN or UCCI
commands-import-file-name = file
commands-import-file-description = A file with a game
commands-import-text-name = text
commands-import-text-description = A game or position as text
commands-import-game-name = game
commands-import-game-description = Which game, where you give a position

## study

study-title = Study board: { $game } · { $first } – { $second }
study-saved = The study as PGN.
refusal-which-import = I cannot tell which game that is. Choose it with the option “{ commands-import-game-name }”.
refusal-no-import = I find no game and no position in that. Send a game as PGN or PDN, or a position as FEN.
