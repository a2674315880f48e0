### The game's own words: names, rules, endings, notations, pieces, and its picture in words.

name = シャンチー
first = 紅
second = 黒
how = h2e2のような2つの点、またはC2.5、または炮二平五
aim = 相手の将を詰ませましょう。
rules = 相手の将を詰ませると勝ち。動かせる駒がなければ負け。王手や駒の追いかけを続けると、同じ局面の三回目で負け。ほかの場合の三回目は引き分けで、双方60手ずつ駒を取らないときも引き分けです。

## Endings: a sentence and a few words; notations and sets of pieces

result-checkmate = 詰み！{ $winner }の勝ちです。
result-stalemate = { $loser }は指せる手がありません。{ $winner }の勝ちです。
result-perpetual-check = { $loser }は禁じられた長将（連続王手）をしました。{ $winner }の勝ちです。
result-perpetual-chase = { $loser }は禁じられた長捉（駒の追い続け）をしました。{ $winner }の勝ちです。
result-repetition = 同じ局面の繰り返しで引き分けです。
result-no-capture = 双方60手ずつ駒を取らず、引き分けです。
near-draw = ⚠️ このまま駒を取らないと、まもなく引き分けです。残りは双方{ $n }手ずつです。
reason-checkmate = 詰み
reason-stalemate = 指す手なし
reason-perpetual-check = 連続王手
reason-perpetual-chase = 追い続け
reason-repetition = 同一局面
reason-no-capture = 駒取りなし
notation-coordinates = 座標（h2e2）
notation-wxf = WXF（C2.5）
notation-chinese = 中国式（炮二平五）
notation-traditional = 中国式・繁体字（馬八進七）
notation-vietnamese = ベトナム式（P2-5）
pieces-chinese = 漢字
pieces-western = 絵

## Pieces: one, and counted

piece-K = 帥
piece-A = 仕
piece-B = 相
piece-N = 馬
piece-R = 車
piece-C = 炮
piece-P = 兵
piece-k = 将
piece-a = 士
piece-b = 象
piece-n = 馬
piece-r = 車
piece-c = 砲
piece-p = 卒
pieces-K =
    { $n ->
        [1] 将
       *[other] 将{ $n }枚
    }
pieces-A =
    { $n ->
        [1] 士
       *[other] 士{ $n }枚
    }
pieces-B =
    { $n ->
        [1] 象
       *[other] 象{ $n }枚
    }
pieces-N =
    { $n ->
        [1] 馬
       *[other] 馬{ $n }枚
    }
pieces-R =
    { $n ->
        [1] 車
       *[other] 車{ $n }枚
    }
pieces-C =
    { $n ->
        [1] 炮
       *[other] 炮{ $n }枚
    }
pieces-P =
    { $n ->
        [1] 兵
       *[other] 兵{ $n }枚
    }

## Below the board

captured = 取った駒：{ $pieces }

## Openings by the names that players use

opening-central-cannon = 中炮
opening-same-direction-cannons = 順炮
opening-opposite-direction-cannons = 列炮
opening-screen-horses = 中炮対屏風馬
opening-sandwiched-horses = 中炮対反宮馬
opening-single-horse = 中炮対単提馬
opening-cross-palace-cannon = 過宮炮
opening-palace-corner-cannon = 士角炮
opening-horse = 起馬局
opening-elephant = 飛相局
opening-pawn = 仙人指路
opening-pawn-cannon = 仙人指路対卒底炮
opening-opposing-pawns = 対兵局

## Why a move is not possible

why-empty = { $cell }に駒はありません。
why-not-yours = { $cell }の{ $piece }はあなたの駒ではありません。
why-own-piece = { $cell }には自分の{ $piece }がいます。
why-palace = { $piece }は九宮から出られません。
why-elephant-river = 象は河を渡れません。
why-elephant-blocked = 象の道を{ $pieces }がふさいでいます。
why-horse-blocked = 馬の足を{ $pieces }がふさいでいます。
why-path-blocked = 道を{ $pieces }がふさいでいます。
why-cannon-screen = 炮が駒を取るには、ちょうど一つの駒を飛び越えなければなりません。
why-pawn-backward = 兵は後ろに動けません。
why-pawn-sideways = 兵が横に動けるのは河を渡ってからです。
why-shape-general = 将は縦か横に一つ動きます。
why-shape-advisor = 士は斜めに一つ動きます。
why-shape-elephant = 象は斜めに二つ動きます。
why-shape-horse = 馬は縦か横に一つ、続けて外側の斜めに一つ動きます。
why-shape-rook = 車は直線に動きます。
why-shape-cannon = 炮は直線に動きます。
why-shape-pawn = 兵は前に一つ、河を渡ると横にも一つ動きます。
why-in-check = 自分の将が{ $cell }の{ $piece }に王手されます。
why-facing = 将同士が向かい合ってしまいます。
why-no-such-piece = { $move }に当たる駒はありません。
position-facing = 将同士が向かい合っています。
position-in-check = 手番でない側に王手がかかっています。

## The picture in words

check = 王手
point = { $file }筋{ $row }段
