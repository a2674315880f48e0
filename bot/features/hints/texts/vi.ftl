### Hints.

## commands

commands-hint-name = gợi_ý
commands-hint-description = Giúp bạn tìm nước đi tiếp theo, từng bước; chỉ bạn thấy

## buttons

buttons-more = Gợi ý thêm
buttons-play_it = Đi nước này

## hint

hint-title = Gợi ý { $step }/3
hint-thinking = Để tôi xem…
hint-used = Bạn đã dùng { $n } gợi ý trong ván này.
hint-shown = Số gợi ý được đếm và hiển thị cùng ván cờ.

## learn

learn-hints-free = Trong ván này gợi ý không bị tính.
