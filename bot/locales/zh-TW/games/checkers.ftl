### The game's own words: names, rules, endings, notations, pieces, entering a move, and its picture in words.

name = 西洋跳棋
first = 黑方
second = 白方
how = {" "}11-15 這樣的起點和終點，吃子寫作 9x18
aim = 吃光對方的棋子，或讓對方無棋可走。
rules = 兵只能斜著向前走一格，走到底線升為王；王也可以後退。能吃子時必須吃，並且要連跳到底，但不必選吃得最多的路線。無棋可走的一方輸。同一局面第三次出現，或雙方各走 40 步既沒有吃子也沒有走兵，為和棋。

## Endings: a sentence and a few words; notations and looks

result-no-pieces = { $loser } 的棋子被吃光，{ $winner } 獲勝。
result-blocked = { $loser } 無棋可走，{ $winner } 獲勝。
result-repetition = 同一局面出現三次，和棋。
result-no-progress = 雙方各走了 40 步，既沒有吃子，也沒有走兵，和棋。
near-draw = ⚠️ 再不吃子或走兵就要和棋了，雙方各剩 { $n } 步。
reason-no-pieces = 棋子吃光
reason-blocked = 無棋可走
reason-repetition = 局面重複
reason-no-progress = 久無進展
notation-pdn = 數字（11-15）
look-day = 日間
look-night = 夜間

## Pieces: one, and counted

piece-M = 兵
piece-K = 王
pieces-M =
    { $n ->
        [1] 兵
       *[other] { $n }個兵
    }
pieces-K =
    { $n ->
        [1] 王
       *[other] { $n }個王
    }

## Entering a move

must-capture = 必須吃子，選擇吃法：
way = 走哪條路線？
takes = { $move }（吃 { $squares }）

## Why a move is not possible

why-no-square = 沒有 { $cell } 號格，只有 1 到 32 號。
why-empty = { $cell } 號格上沒有棋子。
why-not-yours = { $cell } 號格上的棋子不是你的。
why-capture-goes-on = 從 { $cell } 號格開始的吃子還沒有走完：能跳就要繼續跳。
why-crowned = 兵在 { $cell } 號格升為王後就停下，這步棋到此結束。
why-must-capture = 能吃子時必須吃。這裡可以從 { $cells } 號格吃。
why-occupied = { $cell } 號格上已經有子了。
why-man-backwards = 兵只能向前走；王也可以後退。
why-shape = 棋子每次斜走一格，或跳過相鄰的對方棋子。

## The picture in words

jumped = 上一步被跳吃的棋子：{ $squares }
