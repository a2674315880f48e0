### The game's own words: names, rules, endings, notations, pieces, and its picture in words.

name = 挑夾棋
first = 黑方
second = 白方
how = {" "}d7e8 這樣相鄰的兩個格子
aim = 雙方各走 60 步後，棋子比對方多。
rules = 每步把一枚棋子移到相鄰的空格（八個方向）。走到同一直線上兩枚敵子中間，兩枚都翻成己方顏色（挑）；兩枚己子夾住一枚敵子，也把它翻過來（夾）。雙方各走 60 步後，棋子多的一方獲勝。

## Endings: a sentence and a few words; notations and looks

result-all-turned = { $winner } 把對方棋子全部翻轉，獲勝。
result-more-stones = 雙方各走完 60 步，{ $winner } 棋子較多，獲勝。
result-equal-stones = 雙方各走完 60 步，棋子數相同，和棋。
result-no-move = { $loser } 無棋可走，{ $winner } 獲勝。
reason-all-turned = 全部翻轉
reason-more-stones = 棋子較多
reason-equal-stones = 棋子相同
reason-no-move = 無棋可走
notation-steps = 座標（d7e8）
look-day = 白天（淺色木紋）
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

why-no-stone = { $cell } 上沒有棋子。
why-not-yours = { $cell } 上的棋子不是你的。
why-no-step = 棋子每次走一步，到相鄰的格子。
why-taken = { $cell } 已經有子了。

## The picture in words

stones = { $side } { $n } 枚：{ $cells }
turned = 翻轉：{ $cells }
left = 雙方共剩 { $n } 步

## The last move

moves-last = 上一步：{ $move }（{ $side }）
moves-taking = { $last }，翻過{ $pieces }
coach-takes = 小心：對方接著可以走 { $reply } 翻轉{ $pieces }。
