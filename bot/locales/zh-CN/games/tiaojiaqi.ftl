### The game's own words: names, rules, endings, notations, pieces, and its picture in words.

name = 挑夹棋
first = 黑方
second = 白方
how = {" "}d7e8 这样相邻的两个格子
aim = 双方各走 60 步后，棋子比对方多。
rules = 每步把一枚棋子移到相邻的空格（八个方向）。走到同一直线上两枚敌子中间，两枚都翻成己方颜色（挑）；两枚己子夹住一枚敌子，也把它翻过来（夹）。双方各走 60 步后，棋子多的一方获胜。

## Endings: a sentence and a few words; notations and looks

result-all-turned = { $winner } 把对方棋子全部翻转，获胜。
result-more-stones = 双方各走完 60 步，{ $winner } 棋子较多，获胜。
result-equal-stones = 双方各走完 60 步，棋子数相同，和棋。
result-no-move = { $loser } 无棋可走，{ $winner } 获胜。
reason-all-turned = 全部翻转
reason-more-stones = 棋子较多
reason-equal-stones = 棋子相同
reason-no-move = 无棋可走
notation-steps = 坐标（d7e8）
look-day = 白天（浅色木纹）
look-night = 夜晚（深色石板）

## Pieces: one, and counted

piece-S = 棋子
pieces-S =
    { $n ->
        [1] 一枚棋子
       *[other] { $n }枚棋子
    }

## Entering a move

to-gains = { $cell }：+{ $n }

## Hints

hint-takes = { $move }（翻{ $pieces }）

## Why a move is not possible

why-no-stone = { $cell } 上没有棋子。
why-not-yours = { $cell } 上的棋子不是你的。
why-no-step = 棋子每次走一步，走到相邻的格子。
why-taken = { $cell } 上已经有棋子了。

## The picture in words

stones = { $side } { $n } 枚：{ $cells }
turned = 翻转：{ $cells }
left = 双方共剩 { $n } 步

## The last move

moves-last = 上一步：{ $move }（{ $side }）
moves-taking = { $last }，翻过{ $pieces }
coach-takes = 小心：对方接着可以走 { $reply } 翻转{ $pieces }。
