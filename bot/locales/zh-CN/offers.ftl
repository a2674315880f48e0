### Offers that only who makes them can see.

## offer

offer-hidden = 只有你能看到这个询问：我在这里不能向所有人发送消息。棋盘上写着你的请求，{ $name } 按棋盘下方的同一个按钮即可答复。
