### What all games and pages share.

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

## reason

reason-resignation = xin thua
reason-agreement = thỏa thuận
reason-timeout = hết giờ

## outcome

outcome-win = Thắng
outcome-draw = Hòa
outcome-loss = Thua
outcome-running = Đang chơi
