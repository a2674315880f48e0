### Looking after a server: the greeting, /setup, moderation.

## commands

commands-reason-name = lý_do
commands-reason-description = Điều người chơi sẽ đọc
commands-setup-name = thiết_lập
commands-setup-description = Tôi được dùng ở đâu, bởi ai và thế nào trong máy chủ này
commands-end-name = kết_thúc
commands-end-description = Kết thúc một ván trong máy chủ này, không có kết quả
commands-end-match-description = Ván nào của máy chủ này
commands-suspend-name = đình_chỉ
commands-suspend-description = Không cho ai đó dùng tôi trong máy chủ này
commands-suspend-player-description = Ai không được dùng tôi
commands-suspend-hours-name = số_giờ
commands-suspend-hours-description = Trong bao nhiêu giờ (để trống: đến khi được bỏ)
commands-unsuspend-name = bỏ_đình_chỉ
commands-unsuspend-description = Cho ai đó dùng lại tôi trong máy chủ này
commands-unsuspend-player-description = Ai được dùng lại tôi

## windows

windows-quiet_hours = Từ giờ đến giờ (để trống: không có)
windows-quiet_hours-placeholder = Ví dụ 22-7
windows-quiet_zone = Múi giờ
windows-quiet_zone-placeholder = Ví dụ Asia/Ho_Chi_Minh hoặc UTC+7

## greeting

greeting-title = Xin chào! Tôi chơi các trò chơi trên bàn cờ.
greeting-play = {"*"}*1. Chơi.** Ai cũng có thể bắt đầu bằng { COMMAND("play") }, đấu với tôi hoặc với nhau. { COMMAND("help") } giải thích phần còn lại.
greeting-setup = {"*"}*2. Thiết lập.** { COMMAND("setup") } hoặc nút bên dưới: kênh và vai trò được phép bắt đầu ván, ngôn ngữ, giờ yên lặng. Dành cho người có quyền quản lý máy chủ.
greeting-moderate = {"*"}*3. Điều hành.** Người điều hành kết thúc một ván bằng { COMMAND("end") } và đình chỉ ai đó bằng { COMMAND("suspend") }.
greeting-button = Thiết lập

## setup

setup-title = Cách dùng tôi trong máy chủ này
setup-channels = {"*"}*Kênh** hoặc cả danh mục được phép bắt đầu ván; chủ đề tính theo kênh của nó
setup-channels-any = Mọi kênh
setup-roles = {"*"}*Vai trò** được phép bắt đầu ván
setup-roles-any = Mọi người
setup-log = {"*"}*Nhật ký điều hành**: nơi ghi các ván bị kết thúc và các lần đình chỉ
setup-log-any = Không ghi
setup-most = {"*"}*Số ván mở** mà một người được có ở đây
setup-most-option = { $n } ván
setup-quiet = {"*"}*Giờ yên lặng:** từ { $start } đến { $end } ({ $zone }) tin nhắn của tôi không phát âm thanh
setup-quiet-never = {"*"}*Giờ yên lặng:** không có
setup-quiet-button = Giờ yên lặng
setup-leaderboard-on = Bảng xếp hạng: bật
setup-leaderboard-off = Bảng xếp hạng: tắt
setup-threads-on = Chủ đề trò chuyện: bật
setup-threads-off = Chủ đề trò chuyện: tắt
setup-threads-refused = ⚠️ Tôi không có quyền tạo chủ đề công khai. Khi chưa có quyền này, không chủ đề nào được mở.

## moderation

moderation-ended = { $names } Ván { $id } đã bị người điều hành kết thúc. Lý do: { $reason }
moderation-log-end = { $moderator } đã kết thúc { $subject }. Lý do: { $reason }
moderation-log-suspend = { $moderator } đã đình chỉ { $subject }. Lý do: { $reason }
moderation-log-unsuspend = { $moderator } đã bỏ đình chỉ { $subject }.
moderation-ended-done = Ván { $id } đã kết thúc, và người chơi đọc được lý do của bạn.
moderation-not-logged = Tôi không ghi được vào kênh nhật ký. Hãy xem lại quyền của kênh.
moderation-not-them = Không thể đình chỉ chính bạn hay một bot.
moderation-own-match = Bạn đang chơi ván này. Bạn có thể xin thua; chỉ người điều hành khác mới có thể kết thúc ván mà không tính kết quả.
moderation-suspended =
    { $n ->
        [0] { $name } đã bị đình chỉ và đã được báo.
       *[other] { $name } đã bị đình chỉ và đã được báo. { $n } ván của họ ở đây đã kết thúc.
    }
moderation-suspended-untold =
    { $n ->
        [0] { $name } đã bị đình chỉ. Họ không nhận tin nhắn riêng của tôi; họ sẽ đọc lý do khi dùng tôi ở đây lần sau.
       *[other] { $name } đã bị đình chỉ. Họ không nhận tin nhắn riêng của tôi; họ sẽ đọc lý do khi dùng tôi ở đây lần sau. { $n } ván của họ ở đây đã kết thúc.
    }
moderation-lifted = { $name } lại được dùng tôi ở đây.
moderation-was-not = { $name } không bị đình chỉ.
moderation-you-are-suspended = Bạn không được dùng tôi trong { $server } { $until }. Lý do được đưa ra: { $reason }
moderation-you-may-again = Bạn lại được dùng tôi trong { $server }: người điều hành đã bỏ đình chỉ cho bạn.

## refusal

refusal-bad-hours = { $value } không phải là khoảng giờ. Hãy nhập hai giờ chẵn, ví dụ 22-7.
refusal-bad-zone = Tôi không biết múi giờ { $value }. Hãy nhập ví dụ Asia/Ho_Chi_Minh hoặc UTC+7.

## daily

daily-button = Câu đố trong ngày
