### Offers that only who makes them can see.

## offer

offer-hidden = Chỉ bạn thấy câu hỏi này: ở đây tôi không được đăng cho mọi người. Bàn cờ ghi điều bạn hỏi, và { $name } trả lời bằng chính nút đó bên dưới bàn.
