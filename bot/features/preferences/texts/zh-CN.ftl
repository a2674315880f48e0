### What a person may set.

## commands

commands-settings-name = 设置
commands-settings-description = 语言、记谱法和棋盘样式

## settings

settings-title = 你的设置
settings-every_game = 所有棋种的设置
settings-one_game = 单个棋种的设置
settings-of_server = 本服务器的全部设置
