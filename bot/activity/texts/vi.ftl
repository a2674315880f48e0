### The board that one can touch: what its page says by itself.

## activity

activity-connecting = Đang kết nối…
activity-lost = Mất kết nối. Đang thử lại…
activity-outside = Trang này là một phần của Discord: hãy mở nó ở đó, từ một ván đấu.
activity-failed = Discord không trả lời. Hãy đóng trang này và mở lại.
activity-newer = Có phiên bản mới hơn của trang này: hãy đóng và mở lại.
activity-board = Bàn cờ
activity-keys = Các phím mũi tên di chuyển trên bàn cờ, Enter chọn, Escape bỏ chọn.
activity-moves = Các nước đi
activity-turn = Xoay bàn cờ
activity-sound = Âm thanh
activity-target = { $cell }: có thể chọn
activity-prepared = Đã chuẩn bị: { $move }
activity-confirm = Hỏi trước mỗi nước đi
activity-meant = Đi nước này?
activity-make = Đi
activity-unknown = Discord không xác nhận được bạn là ai. Hãy đóng trang này rồi mở lại.
activity-hidden = Không còn xem được ván này ở đây nữa.
activity-lobby = Tổng quan
activity-back = Trở lại bàn cờ
activity-challenges = Lời thách đấu đang mở trong kênh này
activity-begin = Bắt đầu ván cờ
activity-watch = Ván đấu để xem
activity-puzzles = Câu đố
activity-record = Thành tích của bạn
activity-show = Hiện
activity-choose_game = Chọn trò chơi
activity-pause = Dừng đồng hồ

## refusal

refusal-not-here = Người này không còn mở trang nữa.
refusal-only-answers = Ở đây tôi không thể tự viết. Hãy bắt đầu ván trong phần trò chuyện: bằng nút ở đó hoặc { COMMAND("play") }.
refusal-timed-out = Bạn không được dùng tôi trong máy chủ này { $until }: bạn đang bị hạn chế ở đây.
