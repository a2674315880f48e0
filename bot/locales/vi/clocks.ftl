### Clocks: time controls, pauses, days off.

## commands

commands-play-clock-name = đồng_hồ
commands-play-clock-description = Thời gian cho ván đấu (mặc định là cài đặt thường dùng của bạn)
commands-pause-name = tạm_dừng
commands-pause-description = Dừng đồng hồ nếu đối thủ đồng ý, hoặc cho chạy tiếp
commands-vacation-name = nghỉ_phép
commands-vacation-description = Nghỉ vài ngày: đồng hồ tính theo nước của bạn đứng yên trong lúc đó
commands-vacation-days-name = số_ngày
commands-vacation-days-description = Bao nhiêu ngày kể từ bây giờ; 0 để kết thúc; để trống: xem còn lại

## buttons

buttons-clock_resume = Tiếp tục
buttons-pause_accept = Đồng ý tạm dừng
buttons-pause_decline = Không tạm dừng
buttons-pause_withdraw = Rút lại yêu cầu

## settings

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

## clock

clock-hours = Số giờ mỗi nước: { $n }
clock-named = Thời gian: { $clock }
clock-left = { $name } còn { $time }
clock-paused = ⏸️ Đồng hồ đang dừng
clock-runs_again = ▶️ Đồng hồ lại chạy.
clock-short = ⚠️ **{ $name }, sắp hết giờ: hết { $when }**
match-time_short = { $name }, bạn sắp hết thời gian cho nước đi.

## vacation

vacation-left = Số ngày nghỉ còn lại trong năm: { $n }.
vacation-until = Bạn nghỉ đến { $when }; đồng hồ tính theo nước của bạn đứng yên.
vacation-none = Bạn không nghỉ phép.

## offer

offer-pause_asked = { $name } xin dừng đồng hồ.
offer-pause_declined = { $name } không muốn dừng đồng hồ.
offer-pause_withdrawn = { $name } không còn xin dừng đồng hồ.

## result

result-timeout-draw = Hết giờ, nhưng bên kia không thể thắng được nữa: hòa.
reason-timeout-draw = hết giờ, không thể thắng

## refusal

refusal-no-clock = Ván này không có đồng hồ nào đang chạy.
refusal-no-vacation-left = Nhiều hơn số bạn có. Số ngày nghỉ còn lại trong năm: { $n }.
