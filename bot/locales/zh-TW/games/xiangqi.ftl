### The game's own words: names, rules, endings, notations, pieces, and its picture in words.

name = 象棋
first = 紅方
second = 黑方
how = 炮二平五這樣的著法，或 C2.5，或 h2e2 這樣的起點和終點
aim = 將死對方的將帥。
rules = 將死對方或使其困斃獲勝；不許長將、長捉，同一局面第三次出現時判負；其他的循環，以及雙方各走 60 步沒有吃子，為和棋。

## Endings: a sentence and a few words; notations and sets of pieces

result-checkmate = 將死！{ $winner } 獲勝。
result-stalemate = { $loser } 困斃，無子可動，{ $winner } 獲勝。
result-perpetual-check = { $loser } 長將不變作負，{ $winner } 獲勝。
result-perpetual-chase = { $loser } 長捉不變作負，{ $winner } 獲勝。
result-repetition = 局面循環不變，和棋。
result-no-capture = 雙方各走了 60 步沒有吃子，和棋。
near-draw = ⚠️ 再不吃子就要和棋了，雙方各剩 { $n } 步。
reason-checkmate = 將死
reason-stalemate = 困斃
reason-perpetual-check = 長將
reason-perpetual-chase = 長捉
reason-repetition = 循環不變
reason-no-capture = 久未吃子
notation-coordinates = 座標（h2e2）
notation-wxf = WXF（C2.5）
notation-chinese = 中文（炮二平五）
notation-traditional = 中文繁體（馬八進七）
notation-vietnamese = 越南式（P2-5）
pieces-chinese = 漢字
pieces-western = 圖形

## Pieces: one, and counted

piece-K = 帥
piece-A = 仕
piece-B = 相
piece-N = 馬
piece-R = 車
piece-C = 炮
piece-P = 兵
piece-k = 將
piece-a = 士
piece-b = 象
piece-n = 馬
piece-r = 車
piece-c = 包
piece-p = 卒
pieces-K =
    { $n ->
        [1] 將
       *[other] { $n }個將
    }
pieces-A =
    { $n ->
        [1] 士
        [2] 雙士
       *[other] { $n }個士
    }
pieces-B =
    { $n ->
        [1] 象
        [2] 雙象
       *[other] { $n }個象
    }
pieces-N =
    { $n ->
        [1] 馬
        [2] 雙馬
       *[other] { $n }個馬
    }
pieces-R =
    { $n ->
        [1] 車
        [2] 雙車
       *[other] { $n }個車
    }
pieces-C =
    { $n ->
        [1] 炮
        [2] 雙炮
       *[other] { $n }個炮
    }
pieces-P =
    { $n ->
        [1] 兵
        [2] 雙兵
       *[other] { $n }個兵
    }

## Below the board

captured = 吃子：{ $pieces }

## Openings by the names that players use

opening-central-cannon = 中炮
opening-same-direction-cannons = 順炮
opening-opposite-direction-cannons = 列炮
opening-screen-horses = 中炮對屏風馬
opening-sandwiched-horses = 中炮對反宮馬
opening-single-horse = 中炮對單提馬
opening-cross-palace-cannon = 過宮炮
opening-palace-corner-cannon = 士角炮
opening-horse = 起馬局
opening-elephant = 飛相局
opening-pawn = 仙人指路
opening-pawn-cannon = 仙人指路對卒底炮
opening-opposing-pawns = 對兵局

## Why a move is not possible

why-empty = { $cell }上沒有棋子。
why-not-yours = { $cell }上的{ $piece }不是你的棋子。
why-own-piece = { $cell }上是你自己的{ $piece }。
why-palace = { $piece }不能走出九宮。
why-elephant-river = 相（象）不能過河。
why-elephant-blocked = { $pieces }塞住了象眼。
why-horse-blocked = { $pieces }拐住了馬腳。
why-path-blocked = { $pieces }擋住了去路。
why-cannon-screen = 炮吃子時，中間必須正好隔一個棋子。
why-pawn-backward = 兵（卒）不能後退。
why-pawn-sideways = 兵（卒）過河後才能橫走。
why-shape-general = 帥（將）每次只能直走或橫走一格。
why-shape-advisor = 仕（士）每次只能斜走一格。
why-shape-elephant = 相（象）只能走田字，斜走兩格。
why-shape-horse = 馬走日字：先直走一格，再斜走一格。
why-shape-rook = 車只能走直線。
why-shape-cannon = 炮只能走直線。
why-shape-pawn = 兵（卒）每次向前走一格，過河後也可以橫走一格。
why-in-check = 這樣走，{ $cell }的{ $piece }會將你的軍。
why-facing = 這樣走會王見王。
why-no-such-piece = 你沒有 { $move } 所說的棋子。
position-facing = 將帥對面。
position-in-check = 沒輪到走的一方正被將軍。

## The picture in words

check = 將軍
point = { $file }路第 { $row } 線
