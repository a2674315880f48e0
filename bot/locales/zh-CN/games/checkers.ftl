### The game's own words: names, rules, endings, notations, pieces, entering a move, and its picture in words.

name = 西洋跳棋
first = 黑方
second = 白方
how = {" "}11-15 这样的起点和终点，吃子写作 9x18
rules = 兵只能斜着向前走一格，走到底线升为王；王也可以后退。能吃子时必须吃，并且要连跳到底，但不必选吃得最多的路线。无棋可走的一方输。

## Endings: a sentence and a few words; notations and looks

result-no-pieces = { $loser } 的棋子被吃光，{ $winner } 获胜。
result-blocked = { $loser } 无棋可走，{ $winner } 获胜。
result-repetition = 同一局面出现三次，和棋。
result-no-progress = 双方各走了 40 步，既没有吃子，也没有走兵，和棋。
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
pieces-M = { $n } 个兵
pieces-K = { $n } 个王

## Entering a move

must-capture = 必须吃子，选择吃法：
way = 走哪条路线？
takes = { $move }（吃 { $squares }）

## The picture in words

jumped = 上一步被跳吃的棋子：{ $squares }
