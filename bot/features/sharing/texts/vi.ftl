### Showing matches to others.

## commands

commands-analyse-name = Phân tích ván đấu

## share

share-nothing = Tin nhắn này không có ván đấu nào.
