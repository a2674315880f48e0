### The game's own words: names, rules, endings, notations, pieces, and its picture in words.

name = Cờ gánh kẹp (Tiaojiaqi)
first = Đen
second = Trắng
how = hai ô kề nhau như d7e8
aim = Có nhiều quân hơn đối thủ sau khi mỗi bên đi 60 nước.
rules = Đi một quân sang ô kề. Nếu nó đứng giữa hai quân địch trên một đường thẳng, cả hai đổi sang màu của bạn (gánh); nếu hai quân bạn kẹp một quân địch, nó cũng đổi màu (kẹp). Sau 60 nước mỗi bên, ai nhiều quân hơn là thắng.

## Endings: a sentence and a few words; notations and looks

result-all-turned = { $winner } đã lật hết quân và thắng.
result-more-stones = Mỗi bên đã đi 60 nước, { $winner } nhiều quân hơn và thắng.
result-equal-stones = Hòa: mỗi bên đã đi 60 nước và số quân bằng nhau.
result-no-move = { $loser } hết nước đi: { $winner } thắng.
reason-all-turned = lật hết quân
reason-more-stones = nhiều quân hơn
reason-equal-stones = số quân bằng nhau
reason-no-move = hết nước đi
notation-steps = Ô (d7e8)
look-day = Ngày (gỗ sáng)
look-night = Đêm (đá sẫm)

## Pieces: one, and counted

piece-S = cờ
pieces-S = { $n } quân

## Entering a move

to-gains = { $cell }: +{ $n }

## Hints

hint-takes = { $move } (lật { $pieces })

## Why a move is not possible

why-no-stone = Ở { $cell } không có quân nào.
why-not-yours = Quân ở { $cell } không phải của bạn.
why-no-step = Quân đi một bước sang ô kề.
why-taken = Ô { $cell } đã có quân.

## The picture in words

stones = { $side }, { $n } quân: { $cells }
turned = Đã lật: { $cells }
left = Còn tổng cộng { $n } nước

## The last move

moves-last = Nước vừa đi: { $move } ({ $side })
moves-taking = { $last }, lật { $pieces }
coach-takes = Cẩn thận: sau đó đối thủ có thể lật { $pieces } bằng { $reply }.
