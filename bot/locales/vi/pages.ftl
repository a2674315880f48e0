### Settings, help, about.

## settings

settings-title = Cài đặt của bạn
settings-server_title = Mặc định của máy chủ
settings-saved = Đã lưu.
settings-server_only = Chỉ người quản lý máy chủ này mới đổi được mặc định của nó.
settings-language-label = Ngôn ngữ
settings-language-auto = Như trong Discord
settings-every_game = Mọi trò
settings-one_game = Lựa chọn cho một trò
settings-usual = Theo ngôn ngữ của tôi
settings-notation-label = Cách ghi nước đi
settings-pieces-label = Quân cờ
settings-look-label = Kiểu bàn cờ
settings-board-label = Bàn cờ
settings-board-picture = Bằng hình ảnh
settings-board-text = Bằng chữ (cho trình đọc màn hình và mạng chậm)
settings-notices-label = Nhắc tên khi đến lượt tôi
settings-notices-on = Nhắc tên tôi khi tôi vắng mặt lâu
settings-notices-off = Không bao giờ nhắc tên

## help

help-title = Cách chơi với tôi
help-begin =
    {"*"}*Bắt đầu** bằng { COMMAND("play") }: chọn trò, rồi chọn trình độ để chơi với tôi hoặc chọn người để thách đấu.
    {"*"}*Đi quân** bằng các nút dưới bàn cờ. Trò nào nhiều nước đi thì chọn từng bước, hoặc gõ nước đi ({ COMMAND("move") }, hoặc nút “Gõ nước đi”).
help-during =
    {"*"}*Bí nước?** { COMMAND("hint") } giúp theo ba bước: nhìn vào đâu, nước nào, và dẫn tới đâu. Chỉ bạn thấy.
    {"*"}*Đi nhầm?** { COMMAND("takeback") } rút lại nước vừa đi; chơi với người thì cần họ đồng ý. { COMMAND("draw") } để cầu hòa, { COMMAND("resign") } để xin thua.
help-after =
    {"*"}*Sau ván**, bấm “Đấu lại” để chơi tiếp và đổi bên. { COMMAND("history") } xem lại từng nước của bất kỳ ván nào; { COMMAND("stats") } cho xem thành tích.
    {"*"}*Không thấy bàn cờ?** { COMMAND("games") } liệt kê các ván, { COMMAND("board") } hiện lại bàn cờ. Bàn cờ dùng được mãi, kể cả khi tôi khởi động lại.
help-rules = **{ $game }**: { $rules }

## about

about-title = Giới thiệu Qibot
about-what = Tôi chơi { $games }, bằng máy cờ tự viết.
about-version = Phiên bản { $version }
about-compiled = Máy cờ: đã biên dịch
about-interpreted = Máy cờ: thông dịch (chậm hơn; khi cài đặt không có trình biên dịch C)
about-workers = { $n } tiến trình máy cờ, { $busy } đang nghĩ, { $waiting } đang chờ
about-tables = Bảng tìm kiếm trong bộ nhớ: { $tables }, nhiều nhất { $slots }
about-played = Đã chơi xong { $n } ván
about-uptime = Khởi động { $when }

## block

block-done = { $name } không thể thách đấu bạn nữa và không được báo. Hoàn tác bằng { COMMAND("unblock") }.
block-undone = { $name } có thể thách đấu bạn trở lại.
block-was-not = { $name } không bị chặn.
block-list = Đã chặn: { $names }.
block-none = Bạn chưa chặn ai.

## privacy

privacy-title = Tôi lưu gì về bạn
privacy-kept = **Được lưu:** tên, ngôn ngữ và số Discord của bạn như tôi thấy lần cuối; các ván cờ cùng nước đi, lời đề nghị và gợi ý; thành tích, hạng điểm, ngày nghỉ, cài đặt và danh sách chặn; các bài đã học. Tôi không đọc tin nhắn và không biết ai chưa từng dùng tôi hay được thách đấu.
privacy-why = **Để làm gì:** tiếp tục ván cờ sau khi khởi động lại, hiện lịch sử và thành tích, viết bằng ngôn ngữ của bạn. Không bán, không đưa cho ai.
privacy-seen = **Ai thấy:** ván chơi trong máy chủ thì ai dùng tôi cũng xem được; ván trong tin nhắn riêng chỉ hai người chơi thấy.
privacy-gone = **Xóa thế nào:** bằng nút bên dưới, ngay lập tức. Đối thủ vẫn giữ các nước đi của ván với “một người chơi cũ”. Bản sao lưu trước đó do người vận hành bot xóa. Lệnh đình chỉ của người kiểm duyệt và việc bị người khác chặn vẫn có hiệu lực; vì vậy tôi chỉ giữ một mã băm có khóa của số Discord của bạn, chừng nào chúng còn tồn tại.
privacy-export = Đưa dữ liệu cho tôi
privacy-delete = Xóa dữ liệu của tôi
privacy-collecting = Tôi đang gom dữ liệu của bạn…
privacy-exported = Tất cả những gì tôi lưu về bạn.
privacy-too-large = Dữ liệu quá lớn cho một tin nhắn. Hãy hỏi người vận hành bot.
privacy-confirm = **Xóa mọi thứ về bạn?** Ván và lời thách đấu đang mở sẽ kết thúc như thể bạn đã đầu hàng hoặc từ chối. Tên, thành tích, cài đặt và danh sách chặn mất vĩnh viễn, không thể hoàn tác. Lệnh đình chỉ và việc bị người khác chặn vẫn có hiệu lực.
privacy-delete-yes = Có, xóa hết
privacy-delete-no = Không, giữ lại
privacy-deleted = Mọi thứ về bạn đã được xóa. Nếu quay lại, ta sẽ làm quen từ đầu. Lệnh đình chỉ và việc bị người khác chặn vẫn có hiệu lực.
