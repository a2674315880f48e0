### What a person may set.

## commands

commands-settings-name = настройки
commands-settings-description = Язык, запись ходов и вид досок

## settings

settings-title = Ваши настройки
settings-every_game = Настройки для всех игр
settings-one_game = Выбор для одной игры
settings-of_server = Все настройки сервера
