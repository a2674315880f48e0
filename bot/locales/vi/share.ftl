### Showing matches to others.

commands-analyse-name = Phân tích ván đấu
buttons-share = Chia sẻ

## share

share-nothing = Tin nhắn này không có ván đấu nào.
