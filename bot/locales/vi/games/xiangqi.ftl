### The game's own words: names, rules, endings, notations, pieces, and its picture in words.

name = Cờ tướng
first = Đỏ
second = Đen
how = P2-5, hoặc hai điểm như h2e2, hoặc C2.5, hoặc 炮二平五
aim = Chiếu hết tướng của đối phương.
rules = Chiếu hết tướng đối phương là thắng. Hết nước đi là thua. Ai chiếu mãi hoặc đuổi bắt mãi thì thua khi thế cờ xuất hiện lần thứ ba; nếu không thì hòa, và mỗi bên đi 60 nước không ăn quân cũng hòa.

## Endings: a sentence and a few words; notations and sets of pieces

result-checkmate = Chiếu hết! { $winner } thắng.
result-stalemate = { $loser } hết nước đi: { $winner } thắng.
result-perpetual-check = { $loser } chiếu mãi là phạm luật: { $winner } thắng.
result-perpetual-chase = { $loser } đuổi bắt mãi là phạm luật: { $winner } thắng.
result-repetition = Hòa: thế cờ lặp lại nhiều lần.
result-no-capture = Hòa: mỗi bên đi 60 nước không ăn quân.
near-draw = ⚠️ Nếu không ăn quân, ván cờ sắp hòa. Số nước còn lại: { $n }
reason-checkmate = chiếu hết
reason-stalemate = hết nước đi
reason-perpetual-check = chiếu mãi
reason-perpetual-chase = đuổi bắt mãi
reason-repetition = lặp thế cờ
reason-no-capture = không ăn quân
notation-coordinates = Tọa độ (h2e2)
notation-wxf = WXF (C2.5)
notation-chinese = Chữ Hán (炮二平五)
notation-traditional = Chữ Hán phồn thể (馬八進七)
notation-vietnamese = Việt Nam (P2-5)
pieces-chinese = Chữ Hán
pieces-western = Hình vẽ

## Pieces: one, and counted

piece-K = tướng
piece-A = sĩ
piece-B = tượng
piece-N = mã
piece-R = xe
piece-C = pháo
piece-P = tốt
piece-k = tướng
piece-a = sĩ
piece-b = tượng
piece-n = mã
piece-r = xe
piece-c = pháo
piece-p = tốt
pieces-K =
    { $n ->
        [1] tướng
       *[other] { $n } tướng
    }
pieces-A =
    { $n ->
        [1] một sĩ
       *[other] { $n } sĩ
    }
pieces-B =
    { $n ->
        [1] một tượng
       *[other] { $n } tượng
    }
pieces-N =
    { $n ->
        [1] một mã
       *[other] { $n } mã
    }
pieces-R =
    { $n ->
        [1] một xe
       *[other] { $n } xe
    }
pieces-C =
    { $n ->
        [1] một pháo
       *[other] { $n } pháo
    }
pieces-P =
    { $n ->
        [1] một tốt
       *[other] { $n } tốt
    }

## Below the board

captured = đã ăn { $pieces }

## Openings by the names that players use

opening-central-cannon = Pháo đầu
opening-same-direction-cannons = Thuận pháo
opening-opposite-direction-cannons = Nghịch pháo
opening-screen-horses = Pháo đầu đối bình phong mã
opening-sandwiched-horses = Pháo đầu đối phản cung mã
opening-single-horse = Pháo đầu đối đơn đề mã
opening-cross-palace-cannon = Quá cung pháo
opening-palace-corner-cannon = Sĩ giác pháo
opening-horse = Khởi mã cuộc
opening-elephant = Phi tượng cuộc
opening-pawn = Tiên nhân chỉ lộ
opening-pawn-cannon = Tiên nhân chỉ lộ đối tốt để pháo
opening-opposing-pawns = Đối binh cuộc

## Why a move is not possible

why-empty = Ở { $cell } không có quân nào.
why-not-yours = Quân { $piece } ở { $cell } không phải của bạn.
why-own-piece = Ở { $cell } là quân { $piece } của chính bạn.
why-palace = Quân { $piece } không được ra khỏi cung.
why-elephant-river = Tượng không được qua sông.
why-elephant-blocked = Tượng bị cản bởi { $pieces }.
why-horse-blocked = Mã bị cản bởi { $pieces }.
why-path-blocked = Đường đi bị cản bởi { $pieces }.
why-cannon-screen = Pháo ăn quân phải nhảy qua đúng một quân làm ngòi.
why-pawn-backward = Tốt không bao giờ đi lùi.
why-pawn-sideways = Tốt chỉ đi ngang sau khi đã qua sông.
why-shape-general = Tướng đi thẳng một ô: tới, lùi hoặc ngang.
why-shape-advisor = Sĩ đi chéo một ô.
why-shape-elephant = Tượng đi chéo hai ô.
why-shape-horse = Mã đi thẳng một ô rồi chéo ra ngoài một ô.
why-shape-rook = Xe đi theo đường thẳng.
why-shape-cannon = Pháo đi theo đường thẳng.
why-shape-pawn = Tốt đi tới một ô, qua sông thì đi ngang được một ô.
why-in-check = Tướng của bạn sẽ bị quân { $piece } ở { $cell } chiếu.
why-facing = Hai tướng sẽ đối mặt nhau.
why-no-such-piece = Bạn không có quân nào mà { $move } có thể chỉ.
position-facing = Hai tướng đối mặt nhau.
position-in-check = Bên không đến lượt đang bị chiếu.

## The picture in words

check = Chiếu tướng
point = cột { $file } hàng { $row }
