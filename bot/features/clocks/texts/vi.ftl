### Days off.

## commands

commands-vacation-name = nghỉ_phép
commands-vacation-description = Nghỉ vài ngày: đồng hồ tính theo ngày của bạn đứng yên trong lúc đó
commands-vacation-days-name = số_ngày
commands-vacation-days-description = Bao nhiêu ngày kể từ bây giờ; 0 để kết thúc; để trống: xem còn lại

## vacation

vacation-left = Số ngày nghỉ còn lại trong năm: { $n }.
vacation-until = Bạn nghỉ đến { $when }; đồng hồ tính theo ngày của bạn đứng yên.
vacation-none = Bạn hiện không nghỉ phép.
