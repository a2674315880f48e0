### What cannot be done, and faults.

## refusal

refusal-not-your-turn = Chưa đến lượt bạn.
refusal-not-your-match = Đây là ván của người khác. Hãy bắt đầu ván của bạn bằng { COMMAND("play") }.
refusal-bot-is-thinking = Tôi còn đang nghĩ. Chờ một chút…
refusal-stale = Bàn cờ đã thay đổi từ lúc đó. Hãy nhìn lại và chọn lần nữa.
refusal-match-challenged = Ván này chưa bắt đầu: lời thách đấu đang chờ trả lời.
refusal-match-playing = Ván này đã bắt đầu rồi.
refusal-match-finished = Ván này đã kết thúc. Dưới bàn cờ có nút “Đấu lại”.
refusal-match-declined = Lời thách đấu này đã bị từ chối.
refusal-match-withdrawn = Lời thách đấu này đã được rút lại.
refusal-match-expired = Lời thách đấu này không được trả lời kịp. Bạn có thể thách lại bằng { COMMAND("play") }.
refusal-match-not-found = Không có ván đó.
refusal-unreadable-move = Tôi không đọc được { $move } là nước nào. Hãy gõ { $how }.
refusal-illegal-move = Ở đây không đi được { $move }.
refusal-piece-own = quân { $piece } của bạn ở { $cell }
refusal-piece-other = quân { $piece } đối phương ở { $cell }
refusal-ambiguous-move = { $move } có thể là một trong các nước: { $candidates }.
refusal-bad-game = Tôi không biết trò { $value }.
refusal-bad-level = Tôi không biết trình độ { $value }.
refusal-bad-side = Tôi không biết bên { $value }.
refusal-bad-notation = Trò này không có cách ghi { $value }.
refusal-bad-choice = { $value } không nằm trong các lựa chọn.
refusal-bot-record = Bot không có thành tích. Hãy chọn một người.
refusal-self-challenge = Bạn không thể tự thách mình. Để trống đối thủ để chơi với tôi.
refusal-bot-challenge = Bot khác không biết chơi. Để trống đối thủ để chơi với tôi.
refusal-challenge-pending = Bạn đã thách đấu rồi; đang chờ trả lời.
refusal-challenged-already = { $name } đã thách đấu bạn trò này rồi: hãy nhận lời thách đấu đó, hoặc từ chối trước.
refusal-too-many-matches = Bạn có { $limit } ván chưa xong, đó là mức tối đa. Hãy chơi xong một ván trước ({ COMMAND("games") }).
refusal-not-for-you = Câu hỏi này dành cho người khác.
refusal-not-yours = Chỉ người đã yêu cầu mới rút lại được.
refusal-match-goes-on = Ván này chưa kết thúc.
refusal-nothing-to-take-back = Bạn chưa đi nước nào.
refusal-too-early = Hãy đi vài nước trước đã. Sau đó bạn có thể cầu hòa.
refusal-asked-already = Đối thủ đã từ chối ở thế cờ này. Hãy đi một nước rồi có thể hỏi lại.
refusal-no-match = Bạn không có ván nào đang chơi. Hãy bắt đầu bằng { COMMAND("play") }.
refusal-export-running = Dữ liệu của bạn đang được gom rồi. Bạn sẽ nhận được một tệp.
refusal-several-matches = Bạn có nhiều ván đang chơi. Hãy nói rõ ván nào.
refusal-rematch-exists = Ván đấu lại đã bắt đầu: ván { $match_id } ({ COMMAND("games") }).
refusal-offer-gone = Lời đề nghị đó không còn hiệu lực.
refusal-offer-stands = Đã có một lời đề nghị đang chờ trả lời.
refusal-slow-down = Lời thách đấu gần nhất của bạn với người này không thành ván cờ. Bạn có thể thách đấu lại { $when }.
refusal-person-gone = Dữ liệu của một người liên quan vừa bị xóa. Hãy thử lại.
refusal-still-playing = Một ván của bạn vừa bắt đầu. Hãy thử lại.
refusal-former-player = Đối thủ trong ván đó không còn dùng tôi nữa.
refusal-blocked = Người này không nhận lời thách đấu của bạn.
refusal-self-block = Bạn không thể tự chặn mình.
refusal-bot-block = Bot không thách đấu ai cả, nên không cần chặn.
refusal-too-much-asked = Bạn đã yêu cầu tôi quá nhiều việc cùng lúc. Hãy thử lại sau giây lát.

## trouble

trouble-apology = Phía tôi gặp trục trặc, lỗi đã được ghi lại. Ván của bạn vẫn an toàn. Hãy thử lại.
trouble-engine-busy = Tôi đang nghĩ nhiều bàn cùng lúc. Hãy thử lại sau giây lát.
trouble-engine-failed = Lúc này tôi chưa tính ra được. Hãy thử lại.
trouble-engine-stopped = Tôi đang khởi động lại. Ván của bạn vẫn an toàn; hãy thử lại sau một phút.
trouble-not-stored = Hiện tôi không đọc hay lưu được ván cờ. Hãy xem lại bàn cờ sau một lúc rồi thử lại.
trouble-stopping = Tôi đang khởi động lại. Hãy thử lại sau một phút; các nước đã đi không bị mất.
trouble-cannot-post = Tôi không có quyền viết ở đây. Hãy xin quyền gửi tin nhắn và đính kèm tệp (ở kênh thoại cả quyền kết nối), hoặc chơi ở kênh khác.
trouble-uninvited = Tôi không ở trong chủ đề riêng tư này: tôi trả lời những gì được dùng ở đây, nhưng không thể tự gọi ai hay tự thay đổi gì. Hãy nhắc đến { $bot } ở đây để cho tôi vào.
trouble-board-unreachable = Đã xong, nhưng tôi không thể hiển thị ở nơi có bàn cờ của ván { $id }. Hãy tiếp tục bằng { COMMAND("move") }, hoặc đưa bàn cờ về đây bằng { COMMAND("board") }.
trouble-filtered = Bộ lọc của máy chủ này chặn tin nhắn của tôi. Hãy hỏi người điều hành, hoặc chơi ở kênh khác.
trouble-message-gone = Tin nhắn đó đã bị xóa. { COMMAND("board") } hiện lại bàn cờ của một ván.
trouble-late = Tôi phản hồi quá lâu. Hãy bấm nút lần nữa.
trouble-unknown-button = Nút này quá cũ. Hãy hiện lại bàn cờ bằng { COMMAND("board") }.
trouble-unknown-command = Tôi không còn lệnh đó nữa. Gõ / để xem tôi làm được gì.
