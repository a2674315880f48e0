### A match: its page, buttons, offers, clocks, hints in words, and what cannot be done in it.

## buttons

buttons-accept = Nhận lời
buttons-decline = Từ chối
buttons-withdraw = Rút lại
buttons-hint = Gợi ý
buttons-resign = Xin thua
buttons-draw = Cầu hòa
buttons-draw_accept = Đồng ý hòa
buttons-draw_decline = Chơi tiếp
buttons-draw_withdraw = Rút lời cầu hòa
buttons-takeback = Đi lại
buttons-takeback_accept = Cho đi lại
buttons-takeback_decline = Không cho đi lại
buttons-takeback_withdraw = Rút yêu cầu
buttons-rematch = Đấu lại
buttons-type_move = Gõ nước đi
buttons-choose_again = Chọn lại
buttons-open_board = Mở bàn cờ
buttons-open = Đến bàn cờ
buttons-replay = Xem lại
buttons-first = Đầu ván
buttons-previous = Lùi
buttons-next = Tiếp
buttons-last = Cuối ván
buttons-export = Lưu PGN
buttons-clock_resume = Chạy lại đồng hồ
buttons-pause_accept = Đồng ý tạm dừng
buttons-pause_decline = Không tạm dừng
buttons-pause_withdraw = Rút yêu cầu
buttons-review = Phân tích
buttons-best = Nước hay nhất?
buttons-share = Chia sẻ
buttons-learn = Học
buttons-follow = Theo dõi

## settings

settings-language-label = Ngôn ngữ
settings-language-auto = Như trong Discord
settings-notation-label = Cách ghi nước đi
settings-pieces-label = Quân cờ
settings-look-label = Kiểu bàn cờ
settings-board-label = Bàn cờ
settings-board-picture = Bằng hình ảnh
settings-board-text = Bằng chữ (cho trình đọc màn hình và mạng chậm)
settings-board-grid = Vẽ bằng chữ cái (mạng chậm)
settings-clock-label = Thời gian thường dùng
settings-clock-auto = Tính theo ngày với người, không giới hạn với tôi
settings-clock-none = Không giới hạn
settings-clock-live-60-5 = 1 phút + 5 giây mỗi nước
settings-clock-live-300-5 = 5 phút + 5 giây mỗi nước
settings-clock-live-600-10 = 10 phút + 10 giây mỗi nước
settings-clock-live-900-10 = 15 phút + 10 giây mỗi nước
settings-clock-move-86400 = 1 ngày mỗi nước
settings-clock-move-259200 = 3 ngày mỗi nước
settings-clock-move-604800 = 7 ngày mỗi nước
settings-notices-label = Nhắc tên khi đến lượt đi
settings-notices-on = Nhắc tên sau khi vắng mặt lâu
settings-notices-off = Không bao giờ nhắc tên
settings-coach-label = Cảnh báo trước sai lầm nặng
settings-coach-auto = Trong ba ván đầu của mỗi trò chơi với bot
settings-coach-on = Trong mọi ván với bot
settings-coach-off = Không bao giờ
settings-listed-label = Bảng xếp hạng
settings-listed-on = Hiện tên trong nhóm giỏi nhất
settings-listed-off = Không bao giờ hiện tên
settings-usual = Theo ngôn ngữ
settings-usual-everywhere = Mặc định

## match

match-title = { $game }: { $first } gặp { $second }
match-side = **{ $name }** ({ $side })
match-sides = { $first } gặp { $second }
match-turn = Đến lượt { $name } ({ $side })
match-thinking = Qibot đang nghĩ…
match-queue = Tôi còn đang chơi { $n } bàn khác: có thể mất một lát.
match-check = Chiếu tướng!
match-near_loses = ⚠️ Thế cờ lặp lại một lần nữa thì { $loser } thua ({ $reason }).
match-near_draws = ⚠️ Thế cờ lặp lại một lần nữa thì hòa.
match-last = Nước vừa đi: { $move } ({ $side })
match-start = Chưa có nước nào
match-ply = Đã đi { $n } nước
match-number = Ván { $id }
match-elsewhere = Ván này đã tiếp tục ở nơi khác. Người chơi xem lại bằng { COMMAND("board") }.
match-event = Giải đấu { $id }, vòng { $round }/{ $rounds }
match-unrated = không xếp hạng
match-hints = { $name } đã dùng { $n } gợi ý
match-your_turn = { $name }, đến lượt bạn.
match-bot_moved = { $name }, tôi đã đi. Đến lượt bạn.
match-time_short = { $name }, bạn sắp hết thời gian cho nước đi.

## hints

hints-nobody = không gợi ý
hints-both = gợi ý cho cả hai

## challenge

challenge-asked = { $challenger } thách { $opponent } chơi một ván { $game }.
challenge-first = { $name } đi trước.
challenge-until = Lời thách đấu hết hạn { $when }.
challenge-declined = { $opponent } hiện không muốn chơi { $game }.
challenge-withdrawn = { $challenger } đã rút lời thách đấu.
challenge-expired = { $opponent } không trả lời, lời thách đấu { $game } đã hết hạn.
challenge-ended = Người điều hành đã kết thúc lời thách đấu { $game }.
challenge-rematch = { $challenger } muốn đấu lại { $game } với { $opponent }.

## offer

offer-draw_asked = { $name } cầu hòa.
offer-takeback_asked = { $name } xin đi lại { $n } nước.
offer-pause_asked = { $name } xin dừng đồng hồ.
offer-hidden = Chỉ bạn thấy câu hỏi này: ở đây tôi không được đăng cho mọi người. Bàn cờ ghi điều bạn hỏi, và { $name } trả lời bằng chính nút đó bên dưới bàn.

## moves

moves-last = Nước vừa đi: { $move } ({ $side }, { $piece })
moves-taking = { $last }, ăn { $pieces }
moves-named = Hãy nhìn { $piece }.

## opening

opening-undecided = Khai cuộc quyết định ai chơi bên nào
opening-choose = { $name } chọn bên

## board

board-opening = Khai cuộc: { $name }
board-asked = { $name }: { $question }
board-again = Để xem bàn cờ, hãy dùng { COMMAND("board") }.

## card

card-record = Thành tích đối đầu: { $first } thắng { $first_wins }, { $second } thắng { $second_wins }, hòa { $draws }
card-level-record = Với mức { $level }: thắng { $won }, hòa { $drawn }, thua { $lost }
card-first-win = 🏆 { $name } lần đầu thắng mức { $level }.
card-streak = { $name } đã thắng mức { $level } { $n } ván liên tiếp.
card-next-level = Thử mức { $level }?

## hint

hint-takes = { $move } (ăn { $pieces })
hint-piece = Hãy nhìn quân { $piece } ở { $cell }.
hint-candidates = Hãy nhìn { $moves }: một trong số đó là nước hay nhất.
hint-only = Ở đây chỉ có một nước hay: { $moves }.
hint-move = Hãy đi **{ $move }**.
hint-line = Diễn biến có thể: { $line }

## clock

clock-hours = { $n } giờ mỗi nước
clock-named = Thời gian: { $clock }
clock-first = Nước đầu trong vòng { $minutes } phút
clock-paused = ⏸️ Đồng hồ đang dừng
clock-short = ⚠️ **{ $name }, sắp hết giờ: hết { $when }**
clock-runs_again = ▶️ Đồng hồ lại chạy.

## prospect

prospect-wins-now = Nước này thắng ngay.
prospect-wins = Nước này thắng sau { $n } nước.
prospect-loses = Nước này cầm cự lâu nhất: đối thủ có thể thắng sau { $n } nước.
prospect-loses-now = Ván cờ kết thúc với nước này, và đi nước nào cũng thua.
prospect-wins-by-rule = Đối thủ không được lặp nước mãi: ai làm thế sẽ thua.
prospect-loses-by-rule = Bạn không được lặp nước mãi: ai làm thế sẽ thua. Hãy đổi nước khi có thể.
prospect-draws = Nước này giữ được thế hòa.
prospect-wins-material = Nước này được { $won }.
prospect-wins-material-for = Nước này được { $won }, mất { $lost }.
prospect-loses-material = Đằng nào bạn cũng mất { $lost }; nước này thiệt ít nhất.
prospect-loses-material-for = Đằng nào bạn cũng mất { $lost }, được { $won }; nước này thiệt ít nhất.
prospect-better = Sau nước này bạn ưu thế hơn.
prospect-worse = Bạn đang kém thế, nhưng đây là cách thủ tốt nhất.
prospect-even = Nước này giữ thế cân bằng.

## truth

truth-all = Kết quả từng nước khi hai bên đều đi đúng: { $values }.
truth-wins =
    { $n ->
        [1] **{ $move }** thắng ngay
       *[other] **{ $move }** thắng sau { $n } nước
    }
truth-loses = **{ $move }** thua sau { $n } nước
truth-draws = **{ $move }** hòa

## rating

rating-title = Điểm xếp hạng
rating-change = { $name } { $rating }{ $change }
rating-row = Điểm xếp hạng { $game }: { $rating } (số ván xếp hạng: { $n })
rating-provisional = Dấu hỏi: còn quá ít ván để chắc chắn.
rating-history = Điểm xếp hạng qua các ván gần đây ({ $n }): từ { $first } đến { $last }.

## position

position-unrated = từ một thế cờ, không xếp hạng

## replay

replay-position = Nước { $ply }/{ $total }
replay-start = Thế đầu

## refusal

refusal-self-block = Bạn không thể tự chặn mình.
refusal-not-your-turn = Chưa đến lượt bạn.
refusal-not-your-match = Đây là ván của người khác. Hãy bắt đầu ván của bạn bằng { COMMAND("play") }.
refusal-bot-is-thinking = Tôi còn đang nghĩ. Chờ một chút…
refusal-stale = Bàn cờ đã thay đổi từ lúc đó. Hãy nhìn lại và chọn lần nữa.
refusal-match-challenged = Ván này chưa bắt đầu: lời thách đấu đang chờ trả lời.
refusal-match-playing = Ván này đã bắt đầu rồi.
refusal-match-finished = Ván này đã kết thúc.
refusal-match-declined = Lời thách đấu này đã bị từ chối.
refusal-match-withdrawn = Lời thách đấu này đã được rút lại.
refusal-match-expired = Lời thách đấu này không còn hiệu lực. Bạn có thể thách lại bằng { COMMAND("play") }.
refusal-match-not-found = Không có ván đó.
refusal-unreadable-move = Tôi không đọc được { $move } là nước nào. Hãy gõ { $how }.
refusal-illegal-move = Ở đây không đi được { $move }.
refusal-piece-own = quân { $piece } của bạn ở { $cell }
refusal-piece-other = quân { $piece } đối phương ở { $cell }
refusal-ambiguous-move = { $move } có thể là một trong các nước: { $candidates }.
refusal-over-move = Ở thế cờ này ván đấu đã kết thúc.
refusal-bad-game = Tôi không biết trò { $value }.
refusal-bad-level = Tôi không biết trình độ { $value }.
refusal-bad-side = Tôi không biết bên { $value }.
refusal-bad-notation = Trò này không có cách ghi { $value }.
refusal-bot-opening = Khai cuộc này dành cho hai người: hãy chọn cả đối thủ.
refusal-level-for-bot = Trình độ chỉ dành cho ván đấu với tôi. Hãy bỏ trình độ hoặc bỏ đối thủ.
refusal-bad-choice = { $value } không nằm trong các lựa chọn.
refusal-self-challenge = Bạn không thể tự thách mình. Để trống đối thủ để chơi với tôi.
refusal-bot-challenge = Bot khác không biết chơi. Để trống đối thủ để chơi với tôi.
refusal-unseen-challenge = Người này không thấy kênh này nên không thể trả lời. Hãy thách đấu ở một kênh mà cả hai đều thấy.
refusal-challenge-pending = Bạn đã thách đấu rồi; đang chờ trả lời.
refusal-challenged-already = { $name } đã thách đấu bạn trò này rồi: hãy nhận lời thách đấu đó, hoặc từ chối trước.
refusal-too-many-matches = Bạn có { $limit } ván chưa xong, đó là mức tối đa. Hãy chơi xong một ván trước ({ COMMAND("games") }).
refusal-not-for-you = Câu hỏi này dành cho người khác.
refusal-not-yours = Chỉ người đã yêu cầu mới rút lại được.
refusal-match-goes-on = Ván này chưa kết thúc.
refusal-no-match = Bạn không có ván nào đang chơi. Hãy bắt đầu bằng { COMMAND("play") }.
refusal-several-matches = Bạn có nhiều ván đang chơi. Hãy chọn một ván.
refusal-rematch-exists = Ván đấu lại đã bắt đầu: ván { $match_id } ({ COMMAND("games") }).
refusal-offer-gone = Lời đề nghị đó không còn hiệu lực.
refusal-offer-stands = Đã có một lời đề nghị đang chờ trả lời.
refusal-slow-down = Lời thách đấu gần nhất của bạn với người này không thành ván cờ. Bạn có thể thách đấu lại { $when }.
refusal-former-player = Đối thủ trong ván đó không còn dùng tôi nữa.
refusal-blocked = Người này không nhận lời thách đấu của bạn.
refusal-too-much-asked = Bạn đã yêu cầu tôi quá nhiều việc cùng lúc. Hãy thử lại sau giây lát.
refusal-just-asked = Bạn vừa yêu cầu tôi việc này. Hãy đợi một lát rồi hãy yêu cầu lại.
refusal-choice-due = Trước hết hãy chọn bên của bạn ở dưới bàn cờ.
refusal-choice-made = Lúc này không có gì để chọn.
refusal-in-opening = Gợi ý chỉ có sau khai cuộc.
refusal-bad-opening = Trò chơi này không có khai cuộc { $value }.
refusal-no-vacation-left = Nhiều hơn số bạn có. Số ngày nghỉ còn lại trong năm: { $n }.
refusal-no-hints = Giữa người với người chỉ có gợi ý khi cả hai đã đồng ý lúc bắt đầu ván, và không bao giờ có trong giải đấu hay với đồng hồ thời gian thực.
refusal-own-match = Thế cờ này thuộc ván { $match_id } của bạn, ván đó vẫn đang diễn ra. Khi ván kết thúc, tôi sẽ cho biết nước tốt nhất ở đây và bạn có thể đấu tiếp từ đây.
refusal-too-many-here = Bạn đang có { $limit } ván mở trong máy chủ này, là mức tối đa cho phép. Hãy kết thúc một ván trước.
refusal-no-leaderboard = Máy chủ này đã tắt bảng xếp hạng. Hãy chọn “{ top-everywhere }” để xem người giỏi nhất ở mọi máy chủ.
refusal-wrong-channel = Trong máy chủ này chỉ được chơi ở đây: { $where }.
refusal-wrong-role = Trong máy chủ này chỉ những vai trò sau được bắt đầu ván: { $who }.
refusal-suspended = Bạn không được dùng tôi trong máy chủ này { $until }. Lý do được đưa ra: { $reason }

## menus

menus-match_option = { $game }, gặp { $opponent }

## trouble

trouble-unknown-button = Nút này quá cũ. { COMMAND("board") } hiện lại bàn cờ của một ván; với những thứ khác, hãy dùng lại lệnh của chúng.
trouble-cannot-post = Tôi không có quyền viết ở đây. Hãy xin quyền xem kênh, gửi tin nhắn và đính kèm tệp (ở kênh thoại cả quyền kết nối), hoặc chơi ở kênh khác.
trouble-late = Tôi phản hồi quá lâu. Hãy bấm nút lần nữa.

## series

series-score = Loạt ván: { $first } { $points } : { $other } { $second }

## moderation

moderation-until = đến { $when }
moderation-until-lifted = cho đến khi người điều hành cho phép lại

## learn

learn-show = Chỉ cho tôi
learn-right-1 = Đúng rồi!
learn-right-2 = Giỏi lắm!
learn-right-3 = Chính xác!
learn-not-it = { $move } đi được, nhưng chưa phải nước cần tìm.
