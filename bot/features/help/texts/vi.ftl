### The pages /help and /about.

## commands

commands-help-name = trợ_giúp
commands-help-description = Cách chơi với tôi, trong một trang
commands-about-name = giới_thiệu
commands-about-description = Tôi là gì, phiên bản và tình trạng

## buttons

buttons-play = Chơi { $game }

## learn

learn-help = {"*"}*Chưa biết chơi?** { COMMAND("learn") } dạy luật chơi từng bước, có thế cờ để thử. Bài nào có nút “Mở bàn cờ” thì ở đó bạn có thể chạm vào quân.

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
help-more = {"*"}*Còn nữa:** { COMMAND("puzzle") } cho bạn một câu đố; trong máy chủ, { COMMAND("anyone") } tìm đối thủ, { COMMAND("tournament") } mở giải đấu. { COMMAND("settings") } đổi ngôn ngữ, quân cờ và bàn cờ (cả dạng chữ, cho trình đọc màn hình).

## about

about-title = Giới thiệu Qibot
about-what = Tôi chơi { $games }, bằng máy cờ tự viết.
about-version = Phiên bản { $version }
about-compiled = Máy cờ: đã biên dịch
about-interpreted = Máy cờ: thông dịch (chậm hơn; khi cài đặt không có trình biên dịch C)
about-workers = { $n } tiến trình máy cờ, { $busy } đang nghĩ, { $waiting } đang chờ
about-tables = Bảng tìm kiếm trong bộ nhớ: { $tables }, nhiều nhất { $slots }
about-played = Đã chơi xong { $n } ván
about-uptime = Khởi động lúc { $when }
