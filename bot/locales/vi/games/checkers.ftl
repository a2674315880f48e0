### The game's own words: names, rules, endings, notations, pieces, entering a move, and its picture in words.

name = Cờ đam Anh
first = Đen
second = Trắng
how = hai ô như 11-15, hoặc 9x18 khi ăn quân
aim = Ăn hết quân của đối phương hoặc không để họ còn nước đi.
rules = Quân thường đi chéo tới một ô và thành vua ở hàng cuối; vua đi lùi được. Ăn được thì phải ăn, nhảy hết đường đã chọn, không cần là đường dài nhất. Bên hết nước đi thua. Hòa khi thế cờ xuất hiện lần thứ ba, hoặc khi mỗi bên đi 40 nước không ăn quân và không đi quân thường.

## Endings: a sentence and a few words; notations and looks

result-no-pieces = { $loser } không còn quân: { $winner } thắng.
result-blocked = { $loser } không đi được nữa: { $winner } thắng.
result-repetition = Hòa: cùng một thế cờ xuất hiện ba lần.
result-no-progress = Hòa: mỗi bên 40 nước không ăn quân và không đi quân thường.
near-draw = ⚠️ Nếu không ăn quân và không đi quân thường, ván cờ sắp hòa. Số nước còn lại: { $n }
reason-no-pieces = hết quân
reason-blocked = hết nước đi
reason-repetition = lặp thế cờ
reason-no-progress = không tiến triển
notation-pdn = Số (11-15)
look-day = Ngày
look-night = Đêm

## Pieces: one, and counted

piece-M = thường
piece-K = vua
pieces-M =
    { $n ->
        [1] một quân thường
       *[other] { $n } quân thường
    }
pieces-K =
    { $n ->
        [1] một vua
       *[other] { $n } vua
    }

## Entering a move

must-capture = Bạn phải ăn quân. Ăn thế nào?
way = Đi đường nào?
takes = { $move } (ăn { $squares })

## Why a move is not possible

why-no-square = Không có ô { $cell }: chỉ có từ 1 đến 32.
why-empty = Ở ô { $cell } không có quân nào.
why-not-yours = Quân ở ô { $cell } không phải của bạn.
why-capture-goes-on = Nước ăn từ ô { $cell } chưa xong: quân còn nhảy được thì phải nhảy tiếp.
why-crowned = Quân thường thành vua ở ô { $cell } thì dừng tại đó: nước đi kết thúc.
why-must-capture = Ăn được thì phải ăn. Ở đây nước ăn bắt đầu từ { $cells }.
why-occupied = Ô { $cell } đã có quân.
why-man-backwards = Quân thường chỉ đi tiến; vua đi lùi được.
why-shape = Quân đi chéo một ô, hoặc nhảy qua một quân địch kề bên.

## The picture in words

jumped = Bị nhảy qua ở nước cuối: { $squares }
