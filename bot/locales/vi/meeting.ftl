### Meeting: challenges to anybody, following a match, series.

## commands

commands-anyone-name = tìm_đối_thủ
commands-anyone-description = Hỏi trong kênh này xem ai muốn chơi với bạn

## buttons

buttons-join = Chơi
buttons-follow = Theo dõi

## invitation

invitation-asked = { $host } muốn chơi { $game }. Ai chơi cùng?
invitation-closed = { $host } không còn tìm người chơi { $game } nữa.

## match

match-accepted = { $name }, lời thách đấu của bạn đã được nhận. Đến lượt bạn.

## follow

follow-on = Bạn sẽ được báo ở đây khi ván này kết thúc. Nhấn lần nữa để thôi.
follow-off = Bạn không còn theo dõi ván này.
follow-nowhere = Tôi không ở trong máy chủ này nên không thể báo kết quả ván ở đây.
follow-ended = { $people } Đã kết thúc: { $match }. { $end }

## series

series-score = Loạt ván: { $first } { $points } : { $other } { $second }

## refusal

refusal-invitation-open = Bạn đang tìm người chơi trò này rồi.
refusal-own-invitation = Đây là lời mời của chính bạn: phải có người khác nhận lời.
