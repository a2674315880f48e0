### The game's own words: names, rules, endings, notations, looks, and its picture in words.

name = Cờ ca-rô (Gomoku)
first = Đen
second = Trắng
how = một điểm từ a1 (dưới trái) đến o15
aim = Xếp năm quân của bạn thành một hàng.
rules = Năm quân thẳng hàng trở lên là thắng: ngang, dọc hoặc chéo. Đen đi trước.

## Endings: a sentence and a few words; notations and looks

result-five = { $winner } thắng với năm quân thẳng hàng.
result-full = Hòa: bàn cờ đã đầy.
reason-five = năm quân thẳng hàng
reason-full = bàn đầy
notation-cells = Điểm (h8)
look-day = Gỗ ban ngày
look-night = Tối ban đêm

## Openings

swap2-name = Swap2
swap2-rule = Swap2: người bắt đầu đặt ba quân (đen, trắng, đen). Người kia chọn màu, hoặc đặt thêm hai quân (trắng, đen) rồi nhường quyền chọn.
swap2-next = { $name } đặt quân tiếp theo ({ $side }), còn { $n }
swap2-more = Đặt thêm hai quân
parts = Mỗi nút là một phần của bàn cờ, gọi theo điểm dưới cùng bên trái: a1… là từ a1 đến d4.

## Why a move is not possible

why-taken = Điểm { $cell } đã có quân.

## The picture in words

forbidden = Đen bị cấm
