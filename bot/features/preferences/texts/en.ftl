### What a person may set.

## commands

commands-settings-name = settings
commands-settings-description = Language, notation of moves, and how boards look

## settings

settings-title = Your settings
settings-every_game = Settings for all games
settings-one_game = Choices for one game
settings-of_server = All settings of this server
