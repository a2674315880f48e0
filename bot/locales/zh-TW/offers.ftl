### Offers that only who makes them can see.

## offer

offer-hidden = 只有你能看到這個詢問：我在這裡不能向所有人發送訊息。棋盤上寫著你的請求，{ $name } 按棋盤下方的同一個按鈕即可答覆。
