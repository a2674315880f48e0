### Challenges to a person, to anybody, and rematches.

## commands

commands-anyone-name = tìm_đối_thủ
commands-anyone-description = Hỏi trong kênh này xem ai muốn chơi với bạn
commands-play-name = chơi
commands-play-description = Bắt đầu một ván với tôi hoặc với người khác
commands-play-opponent-name = đối_thủ
commands-play-opponent-description = Người được thách đấu; để trống để chơi với tôi
commands-play-level-name = trình_độ
commands-play-level-description = Tôi chơi mạnh đến đâu (nhập môn cho đến ván thắng đầu tiên của bạn, sau đó là trung bình)
commands-challenge-name = Thách đấu một ván

## buttons

buttons-join = Chơi

## challenge

challenge-hidden = Không ai khác thấy lời thách đấu này: máy chủ không cho tôi đăng cho mọi người ở đây, nên tôi đã rút lại. Hãy thách đấu ở máy chủ có tôi, hoặc nhờ quản trị viên cho phép ứng dụng bên ngoài.
challenge-alone = Không ai khác đọc tin nhắn riêng này, nên tôi đã rút lại lời thách đấu. Hãy thách đấu ở máy chủ hoặc trong nhóm.
challenge-which = Bạn muốn chơi trò gì với { $name }?

## invitation

invitation-asked = { $host } muốn chơi { $game }. Ai chơi cùng?
invitation-second = Người tham gia đi trước.
invitation-closed = { $host } không còn tìm người chơi { $game } nữa.

## match

match-accepted = { $name }, lời thách đấu của bạn đã được nhận. Đến lượt bạn.

## position

position-asked = Từ thế cờ này: { $host } cầm { $side }. Không xếp hạng.

## refusal

refusal-invitation-open = Bạn đang tìm người chơi trò này rồi.
refusal-own-invitation = Đây là lời mời của chính bạn: phải có người khác nhận lời.
