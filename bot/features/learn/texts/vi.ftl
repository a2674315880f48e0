### Lessons: what all games share.

## commands

commands-learn-name = học
commands-learn-description = Học một trò chơi từng bước, có thế cờ để thử; chỉ bạn thấy
commands-learn-game-description = Trò nào; để trống để xem bạn đã học đến đâu

## learn

learn-title = Học chơi
learn-intro = Các bài ngắn, mỗi bài có một thế cờ để thử. Tiến độ được lưu lại.
learn-which = Bạn muốn học trò nào?
learn-lesson = { $game } { $number }/{ $total }: { $title }
learn-turn = Đến lượt bạn.
learn-shown = Nước đúng là { $move }. Giờ bạn hãy đi nước đó.
learn-begin = Bắt đầu
learn-skip = Bỏ qua
learn-next = Bài tiếp theo
learn-all = Mọi trò chơi
learn-finished = Bạn đã học hết các bài của { $game }. Giờ hãy chơi ván đầu tiên với tôi: tôi chơi yếu nhất, và gợi ý không bị tính.
learn-play = Chơi ván đầu tiên

## What to look for

learn-goal-step = Hãy đi nước mà bài yêu cầu.
learn-goal-win = Hãy thắng trong một nước.
learn-goal-block = Đối thủ sắp thắng. Hãy chặn lại.
learn-goal-stop = Hãy chặn ngay bây giờ: sau nước tới thì không chặn được nữa.
learn-goal-fork = Hãy tạo hai mối đe dọa cùng lúc để đối thủ chỉ đỡ được một.
learn-goal-double = Hãy tạo hai mối đe dọa bằng một nước.
learn-goal-capture = Hãy ăn một quân.
learn-goal-most = Hãy ăn nhiều quân nhất có thể trong một nước.
learn-goal-check = Hãy chiếu tướng.
learn-goal-crown = Hãy phong vua.
