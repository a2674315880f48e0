### The game's own words: names, rules, endings, notations, pieces, and its picture in words.

name = 象棋
first = 红方
second = 黑方
how = 炮二平五这样的着法，或 C2.5，或 h2e2 这样的起点和终点
aim = 将死对方的将帅。
rules = 将死对方或使其困毙获胜；不许长将、长捉，同一局面第三次出现时判负；其他的循环，以及双方各走 60 步没有吃子，为和棋。

## Endings: a sentence and a few words; notations and sets of pieces

result-checkmate = 将死！{ $winner } 获胜。
result-stalemate = { $loser } 困毙，无子可动，{ $winner } 获胜。
result-perpetual-check = { $loser } 长将不变作负，{ $winner } 获胜。
result-perpetual-chase = { $loser } 长捉不变作负，{ $winner } 获胜。
result-repetition = 局面循环不变，和棋。
result-no-capture = 双方各走了 60 步没有吃子，和棋。
near-draw = ⚠️ 再不吃子就要和棋了，双方各剩 { $n } 步。
reason-checkmate = 将死
reason-stalemate = 困毙
reason-perpetual-check = 长将
reason-perpetual-chase = 长捉
reason-repetition = 循环不变
reason-no-capture = 久未吃子
notation-coordinates = 坐标（h2e2）
notation-wxf = WXF（C2.5）
notation-chinese = 中文（炮二平五）
notation-traditional = 中文繁体（馬八進七）
notation-vietnamese = 越南式（P2-5）
pieces-chinese = 汉字
pieces-western = 图形

## Pieces: one, and counted

piece-K = 帅
piece-A = 仕
piece-B = 相
piece-N = 马
piece-R = 车
piece-C = 炮
piece-P = 兵
piece-k = 将
piece-a = 士
piece-b = 象
piece-n = 马
piece-r = 车
piece-c = 炮
piece-p = 卒
pieces-K =
    { $n ->
        [1] 将
        [2] 双将
       *[other] { $n }个将
    }
pieces-A =
    { $n ->
        [1] 士
        [2] 双士
       *[other] { $n }个士
    }
pieces-B =
    { $n ->
        [1] 象
        [2] 双象
       *[other] { $n }个象
    }
pieces-N =
    { $n ->
        [1] 马
        [2] 双马
       *[other] { $n }个马
    }
pieces-R =
    { $n ->
        [1] 车
        [2] 双车
       *[other] { $n }个车
    }
pieces-C =
    { $n ->
        [1] 炮
        [2] 双炮
       *[other] { $n }个炮
    }
pieces-P =
    { $n ->
        [1] 兵
        [2] 双兵
       *[other] { $n }个兵
    }

## Below the board

captured = 吃子：{ $pieces }

## Openings by the names that players use

opening-central-cannon = 中炮
opening-same-direction-cannons = 顺炮
opening-opposite-direction-cannons = 列炮
opening-screen-horses = 中炮对屏风马
opening-sandwiched-horses = 中炮对反宫马
opening-single-horse = 中炮对单提马
opening-cross-palace-cannon = 过宫炮
opening-palace-corner-cannon = 士角炮
opening-horse = 起马局
opening-elephant = 飞相局
opening-pawn = 仙人指路
opening-pawn-cannon = 仙人指路对卒底炮
opening-opposing-pawns = 对兵局

## Why a move is not possible

why-empty = { $cell }上没有棋子。
why-not-yours = { $cell }上的{ $piece }不是你的棋子。
why-own-piece = { $cell }上是你自己的{ $piece }。
why-palace = { $piece }不能走出九宫。
why-elephant-river = 相（象）不能过河。
why-elephant-blocked = { $pieces }塞住了象眼。
why-horse-blocked = { $pieces }绊住了马腿。
why-path-blocked = { $pieces }挡住了去路。
why-cannon-screen = 炮吃子时，中间必须正好隔一个棋子。
why-pawn-backward = 兵（卒）不能后退。
why-pawn-sideways = 兵（卒）过河后才能横走。
why-shape-general = 帅（将）每次只能直走或横走一格。
why-shape-advisor = 仕（士）每次只能斜走一格。
why-shape-elephant = 相（象）只能走田字，斜走两格。
why-shape-horse = 马走日字：先直走一格，再斜走一格。
why-shape-rook = 车只能走直线。
why-shape-cannon = 炮只能走直线。
why-shape-pawn = 兵（卒）每次向前走一格，过河后也可以横走一格。
why-in-check = 这样走，{ $cell }的{ $piece }会将你的军。
why-facing = 这样走，将帅会照面。
why-no-such-piece = 你没有 { $move } 所说的棋子。
position-facing = 将帅对面。
position-in-check = 没轮到走的一方正被将军。

## The picture in words

check = 将军
point = { $file }路第 { $row } 线
