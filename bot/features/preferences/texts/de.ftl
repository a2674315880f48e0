### What a person may set.

## commands

commands-settings-name = einstellungen
commands-settings-description = Sprache, Notation der Züge und Aussehen der Bretter

## settings

settings-title = Deine Einstellungen
settings-every_game = Einstellungen für alle Spiele
settings-one_game = Auswahl für ein Spiel
settings-of_server = Alle Einstellungen des Servers
