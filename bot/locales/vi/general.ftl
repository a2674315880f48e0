### What everything shares: the language itself, the bot, levels, sides, lists, results.

## What this language calls itself

language = Tiếng Việt

## bot

bot-name = Qibot
bot-opponent = Qibot ({ $level })
bot-former-player = một người chơi cũ

## levels

levels-beginner = Nhập môn
levels-easy = Dễ
levels-medium = Trung bình
levels-hard = Khó
levels-master = Kiện tướng

## sides

sides-first = Tôi đi trước
sides-second = Tôi đi sau
sides-drawn = Ngẫu nhiên

## How a command is named where the client cannot make it a link

command = /{ $local } (/{ $name })

## list

list-comma = ,{" "}
list-and = { $items } và { $last }

## result

result-resignation = { $loser } xin thua. { $winner } thắng.
result-agreement = Hòa theo thỏa thuận.
result-timeout = { $loser } hết giờ. { $winner } thắng.
result-timeout-draw = Hết giờ, nhưng bên kia không thể thắng được nữa: hòa.
result-moderation = Ván đấu đã bị người điều hành kết thúc, không có kết quả.
result-dismissal = Ván đấu kết thúc không có kết quả: tôi không còn ở máy chủ nơi nó diễn ra.

## reason

reason-resignation = xin thua
reason-agreement = thỏa thuận
reason-timeout = hết giờ
reason-timeout-draw = hết giờ, không thể thắng
reason-moderation = người điều hành kết thúc
reason-dismissal = bot đã rời máy chủ

## outcome

outcome-win = Thắng
outcome-draw = Hòa
outcome-loss = Thua
outcome-running = Đang chơi
outcome-none = Không có kết quả
