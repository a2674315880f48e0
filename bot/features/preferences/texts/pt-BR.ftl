### What a person may set.

## commands

commands-settings-name = configurações
commands-settings-description = Idioma, notação dos lances e aparência dos tabuleiros

## settings

settings-title = Suas configurações
settings-every_game = Configurações de todos os jogos
settings-one_game = Opções de um jogo
settings-of_server = Todas as configurações do servidor
