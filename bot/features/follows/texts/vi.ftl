### Following a match: the message on how it ended.

## follow

follow-ended = { $people } Đã kết thúc: { $match }. { $end }
follow-on = Bạn sẽ được báo ở đây khi ván này kết thúc.
follow-stop = Thôi theo dõi
follow-off = Bạn không còn theo dõi ván này.
follow-nowhere = Tôi không thể tự đăng tin ở đây nên không thể báo kết quả ván ở đây.
