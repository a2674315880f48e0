### Study boards.

commands-import-name = importer
commands-import-description = Regarder une partie ou une position à soi : PGN, PDN, FEN ou UCCI
commands-import-file-name = fichier
commands-import-file-description = Un fichier contenant une partie
commands-import-text-name = texte
commands-import-text-description = Une partie ou une position en texte
commands-import-game-name = jeu
commands-import-game-description = Quel jeu, pour une position seule

## study

study-title = Plateau d’étude : { $game } · { $first } – { $second }
study-saved = L’étude au format PGN.
refusal-which-import = Je ne vois pas de quel jeu il s’agit. Choisis-le avec l’option « { commands-import-game-name } ».
refusal-no-import = Je n’y trouve ni partie ni position. Envoie une partie en PGN ou PDN, ou une position en FEN.
