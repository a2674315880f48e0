### Openings in which two people find a fair beginning. Each game's openings have words of their own in its file.

## commands

commands-play-opening-name = khai_cuộc
commands-play-opening-description = Cách bắt đầu công bằng cho hai người (mặc định: không có)

## refusal

refusal-choice-due = Trước hết hãy chọn bên của bạn ở dưới bàn cờ.
refusal-choice-made = Lúc này không có gì để chọn.
refusal-in-opening = Gợi ý chỉ có sau khai cuộc.
refusal-bot-opening = Khai cuộc này dành cho hai người: hãy chọn cả đối thủ.
refusal-bad-opening = Trò chơi này không có khai cuộc { $value }.

## opening

opening-players = {"*"}*{ $opener }** và **{ $other }**: khai cuộc quyết định ai chơi bên nào
opening-choose = { $name } chọn bên
