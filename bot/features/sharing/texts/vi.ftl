### Showing matches to others.

## commands

commands-analyse-name = Phân tích ván đấu

## share

share-nothing = Tin nhắn này không có bàn cờ của ván nào. { COMMAND("import") } đọc được ván cờ và thế cờ viết bằng chữ.
