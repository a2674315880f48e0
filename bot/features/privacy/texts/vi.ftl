### What is kept about a person; getting and deleting it.

## commands

commands-privacy-name = riêng_tư
commands-privacy-description = Tôi lưu gì về bạn; lấy về hoặc xóa

## privacy

privacy-also = {"*"}*Cũng được lưu:** các câu đố bạn đã thử và điểm xếp hạng giải đố; các ván bạn mang vào để xem; lời thách đấu chung và các ván bạn theo dõi; các giải bạn tổ chức hoặc tham gia cùng các cặp đấu.
privacy-title = Tôi lưu gì về bạn
privacy-kept = **Được lưu:** tên, ngôn ngữ và ID Discord của bạn như tôi thấy lần cuối; các ván cờ cùng nước đi, lời đề nghị và gợi ý; thành tích, điểm xếp hạng, ngày nghỉ, cài đặt và danh sách chặn; các bài đã học. Tôi không đọc tin nhắn và không lưu gì về người chưa từng dùng tôi hay được thách đấu.
privacy-why = **Để làm gì:** tiếp tục ván cờ sau khi khởi động lại, hiện lịch sử và thành tích, viết bằng ngôn ngữ của bạn. Không bán, không đưa cho ai.
privacy-seen = **Ai thấy:** ván chơi trong máy chủ thì ở đó ai đọc được kênh của ván cũng xem được; ván trong tin nhắn riêng hoặc trong nhóm thì những người ở đó thấy. Số ván thắng, hòa, thua của bạn thì ai dùng tôi cũng thấy.
privacy-gone = **Xóa thế nào:** bằng nút bên dưới, ngay lập tức. Đối thủ vẫn giữ các nước đi của ván với “một người chơi cũ”. Tin nhắn tôi đã đăng vẫn còn tên bạn cho đến khi có người xóa. Bản sao lưu trước đó do người vận hành bot xóa. Lệnh đình chỉ của người điều hành và việc bị người khác chặn vẫn có hiệu lực. Về bạn, tôi chỉ giữ một mã băm có khóa của ID Discord: trong { $days } ngày, để bản sao lưu cũ không khôi phục dữ liệu của bạn, và lâu hơn nếu lệnh đình chỉ hoặc việc chặn vẫn còn hiệu lực.
privacy-export = Đưa dữ liệu cho tôi
privacy-delete = Xóa dữ liệu của tôi
privacy-collecting = Tôi đang gom dữ liệu của bạn…
privacy-exported = Tất cả những gì tôi lưu về bạn.
privacy-too-large = Dữ liệu quá lớn cho một tin nhắn. Hãy hỏi người vận hành bot.
privacy-confirm = **Xóa mọi thứ về bạn?** Ván và lời thách đấu đang mở sẽ kết thúc như thể bạn đã xin thua hoặc từ chối. Tên, thành tích, cài đặt và danh sách chặn mất vĩnh viễn, không thể hoàn tác. Lệnh đình chỉ và việc bị người khác chặn vẫn có hiệu lực.
privacy-delete-yes = Có, xóa hết
privacy-delete-no = Không, giữ lại
privacy-deleted = Mọi thứ về bạn đã được xóa. Nếu bạn quay lại, chúng ta sẽ làm quen từ đầu. Lệnh đình chỉ và việc bị người khác chặn vẫn có hiệu lực.

## refusal

refusal-export-running = Dữ liệu của bạn đang được gom rồi. Bạn sẽ nhận được một tệp.
