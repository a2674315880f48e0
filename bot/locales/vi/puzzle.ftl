### Puzzles.


## commands

commands-puzzle-name = câu-đố
commands-puzzle-description = Giải một thế cờ: chỉ có một nước thắng; chỉ bạn nhìn thấy
commands-puzzle-game-name = trò
commands-puzzle-game-description = Trò nào; để trống thì chọn bất kỳ

## puzzle

puzzle-title = Câu đố: { $game } · điểm { $rating }
puzzle-goal = Lượt của { $side }: chỉ một nước thắng. Hãy tìm ra nó.
puzzle-go-on = Đúng! Đối phương đáp { $move }. Tiếp tục nào.
puzzle-wrong = { $move } không thắng. Thử lại nhé.
puzzle-solved = Đã giải xong!
puzzle-line = Lời giải: { $line }
puzzle-hint = Hãy nhìn vào { $places }.
puzzle-solution = Lời giải
puzzle-another = Câu đố khác
puzzle-rating = Điểm giải đố của bạn: **{ $rating }** ({ $change }).
puzzle-streak = Giải đúng liên tiếp: **{ $n }**.
puzzle-counted = Câu đố này đã được tính cho bạn trước đây.
