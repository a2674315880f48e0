### What a person may set.

## commands

commands-settings-name = 設定
commands-settings-description = 言語、棋譜の書き方、盤の見た目

## settings

settings-title = あなたの設定
settings-every_game = すべてのゲームの設定
settings-one_game = ゲームごとの設定
settings-of_server = このサーバーの全設定
