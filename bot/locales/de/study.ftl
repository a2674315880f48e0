### Study boards.

commands-import-name = importieren
commands-import-description = Eine eigene Partie oder Stellung ansehen: PGN, PDN, FEN oder UCCI
commands-import-file-name = datei
commands-import-file-description = Eine Datei mit einer Partie
commands-import-text-name = inhalt
commands-import-text-description = Eine Partie oder Stellung als Text
commands-import-game-name = spiel
commands-import-game-description = Welches Spiel, wenn du eine Stellung angibst

## study

study-title = Analysebrett: { $game } · { $first } – { $second }
study-saved = Die Analyse als PGN.
refusal-which-import = Ich erkenne nicht, welches Spiel das ist. Wähle es mit der Option „{ commands-import-game-name }“.
refusal-no-import = Darin finde ich weder eine Partie noch eine Stellung. Schick eine Partie als PGN oder PDN oder eine Stellung als FEN.
