### The game's own words: names, rules, endings, notations, pieces, entering a move, and its picture in words.

name = 西洋跳棋
first = 黑方
second = 白方
how = {" "}11-15 这样的起点和终点，吃子写作 9x18
aim = 吃光对方的棋子，或让对方无棋可走。
rules = 兵只能斜着向前走一格，走到底线升为王；王也可以后退。能吃子时必须吃，并且要连跳到底，但不必选吃得最多的路线。无棋可走的一方输。同一局面第三次出现，或双方各走 40 步既没有吃子也没有走兵，为和棋。

## Endings: a sentence and a few words; notations and looks

result-no-pieces = { $loser } 的棋子被吃光，{ $winner } 获胜。
result-blocked = { $loser } 无棋可走，{ $winner } 获胜。
result-repetition = 同一局面出现三次，和棋。
result-no-progress = 双方各走了 40 步，既没有吃子，也没有走兵，和棋。
near-draw = ⚠️ 再不吃子或走兵就要和棋了，双方各剩 { $n } 步。
reason-no-pieces = 棋子吃光
reason-blocked = 无棋可走
reason-repetition = 局面重复
reason-no-progress = 久无进展
notation-pdn = 数字（11-15）
look-day = 日间
look-night = 夜间

## Pieces: one, and counted

piece-M = 兵
piece-K = 王
pieces-M =
    { $n ->
        [1] 兵
       *[other] { $n }个兵
    }
pieces-K =
    { $n ->
        [1] 王
       *[other] { $n }个王
    }

## Entering a move

must-capture = 必须吃子，选择吃法：
way = 走哪条路线？
takes = { $move }（吃 { $squares }）

## Why a move is not possible

why-no-square = 没有 { $cell } 号格，只有 1 到 32 号。
why-empty = { $cell } 号格上没有棋子。
why-not-yours = { $cell } 号格上的棋子不是你的。
why-capture-goes-on = 从 { $cell } 号格开始的吃子还没走完：能连跳就必须连跳。
why-crowned = 兵在 { $cell } 号格升为王后就停下，这步棋到此结束。
why-must-capture = 能吃子时必须吃子：现在要从 { $cells } 号格吃。
why-occupied = { $cell } 号格上已经有棋子了。
why-man-backwards = 兵只能向前走，王才能后退。
why-shape = 棋子斜走一格，或者跳过相邻的对方棋子。

## The picture in words

jumped = 上一步被跳吃的棋子：{ $squares }
