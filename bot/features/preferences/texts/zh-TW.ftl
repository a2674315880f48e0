### What a person may set.

## commands

commands-settings-name = 設定
commands-settings-description = 語言、記譜法和棋盤樣式

## settings

settings-title = 你的設定
settings-every_game = 所有棋種的設定
settings-one_game = 單一棋種的設定
settings-of_server = 本伺服器的全部設定
