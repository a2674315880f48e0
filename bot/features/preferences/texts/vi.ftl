### What a person may set.

## commands

commands-settings-name = cài_đặt
commands-settings-description = Ngôn ngữ, cách ghi nước đi và kiểu bàn cờ

## settings

settings-title = Cài đặt của bạn
settings-every_game = Cài đặt cho mọi trò
settings-one_game = Lựa chọn cho một trò
settings-of_server = Mọi cài đặt của máy chủ
