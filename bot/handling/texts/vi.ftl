### What several features say: windows, settings, options of commands, faults.

## commands

commands-match-name = ván
commands-match-description = Ván nào của bạn; không cần nếu ở đây chỉ có một ván
commands-game-name = trò
commands-game-description = Trò chơi nào
commands-side-name = bên
commands-side-description = Ai đi trước (mặc định: ngẫu nhiên)
commands-clock-name = đồng_hồ
commands-clock-description = Thời gian cho ván đấu (mặc định là cài đặt thường dùng của bạn)
commands-opening-name = khai_cuộc
commands-opening-description = Cách bắt đầu công bằng cho hai người (mặc định: không có)
commands-hints-name = gợi_ý
commands-hints-description = Gợi ý khi chơi với người: không ai hoặc cả hai (mặc định: không; thời gian thực: không có)
commands-player-name = người_chơi

## windows

windows-move_title = Nước đi của bạn
windows-move_label = Nước đi

## settings

settings-server_title = Mặc định của máy chủ
settings-saved = Đã lưu.
settings-server_only = Chỉ người quản lý máy chủ này mới đổi được mặc định của nó.

## refusal

refusal-person-gone = Dữ liệu của một người liên quan vừa bị xóa. Hãy thử lại.
refusal-no-tournament = Máy chủ này không có giải đấu như vậy.
refusal-tournament-changed = Lúc này không được: giải đã bắt đầu, đã đủ người hoặc đã xong.
refusal-still-playing = Một ván của bạn vừa bắt đầu. Hãy thử lại.

## trouble

trouble-apology = Phía tôi gặp trục trặc, lỗi đã được ghi lại. Ván của bạn vẫn an toàn. Hãy thử lại.
trouble-engine-busy = Tôi đang nghĩ nhiều bàn cùng lúc. Hãy thử lại sau giây lát.
trouble-engine-failed = Lúc này tôi chưa tính ra được. Hãy thử lại.
trouble-engine-stopped = Tôi đang khởi động lại. Ván của bạn vẫn an toàn; hãy thử lại sau một phút.
trouble-not-stored = Hiện tôi không đọc hay lưu được ván cờ. Hãy xem lại bàn cờ sau một lúc rồi thử lại.
trouble-stopping = Tôi đang khởi động lại. Hãy thử lại sau một phút; các nước đã đi không bị mất.
trouble-uninvited = Tôi không ở trong chủ đề riêng tư này: tôi trả lời các lệnh và nút ở đây, nhưng không thể tự gọi ai hay tự thay đổi gì. Hãy nhắc đến { $bot } ở đây để cho tôi vào.
trouble-board-unreachable = Đã xong, nhưng tôi không thể hiển thị ở nơi có bàn cờ của ván { $id }.
trouble-go-on = Hãy tiếp tục bằng { COMMAND("move") }; { COMMAND("board") } cho xem thế cờ.
trouble-filtered = Bộ lọc của máy chủ này chặn tin nhắn của tôi. Hãy hỏi người điều hành, hoặc chơi ở kênh khác.
trouble-message-gone = Tin nhắn đó đã bị xóa. { COMMAND("board") } hiện lại bàn cờ của một ván.
trouble-unknown-command = Tôi không còn lệnh đó nữa. Gõ / để xem tôi làm được gì.
