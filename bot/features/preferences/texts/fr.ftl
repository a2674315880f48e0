### What a person may set.

## commands

commands-settings-name = réglages
commands-settings-description = Langue, notation des coups et aspect des plateaux

## settings

settings-title = Tes réglages
settings-every_game = Réglages pour tous les jeux
settings-one_game = Choix pour un jeu
settings-of_server = Tous les réglages du serveur
