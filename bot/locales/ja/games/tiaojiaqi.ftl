### The game's own words: names, rules, endings, notations, pieces, and its picture in words.

name = 挑夾棋
first = 黒
second = 白
how = d7e8のような隣り合う2つのマス
aim = 60手ずつ指したあと、相手より多くの石を持ちましょう。
rules = 石を隣のマスへ一つ動かします。一直線上の敵石2つの間に入ると両方が自分の色になり（挑）、自分の石2つで敵石を挟むとそれも変わります（夾）。60手ずつ指して石の多い方が勝ちです。

## Endings: a sentence and a few words; notations and looks

result-all-turned = { $winner }がすべての石を返して勝ちです。
result-more-stones = 60手ずつ指し終え、石の多い{ $winner }の勝ちです。
result-equal-stones = 60手ずつ指し終え、石が同数で引き分けです。
result-no-move = { $loser }は動かせる石がありません。{ $winner }の勝ちです。
reason-all-turned = 全部返した
reason-more-stones = 石が多い
reason-equal-stones = 石が同数
reason-no-move = 動けない
notation-steps = マス（d7e8）
look-day = 昼（明るい木目）
look-night = 夜（暗い石板）

## Pieces: one, and counted

piece-S = 石
pieces-S = 石{ $n }個

## Entering a move

to-gains = { $cell }：+{ $n }

## Hints

hint-takes = { $move }（{ $pieces }を裏返す）

## Why a move is not possible

why-no-stone = { $cell }に石はありません。
why-not-yours = { $cell }の石はあなたのものではありません。
why-no-step = 石は隣のマスへ一歩動きます。
why-taken = { $cell }はもう埋まっています。

## The picture in words

stones = { $side } { $n }個：{ $cells }
turned = 返した石：{ $cells }
left = 残り合計{ $n }手

## The last move

moves-last = 直前の手：{ $move }（{ $side }）
moves-taking = { $last }、色が変わった石：{ $pieces }
coach-takes = 注意：次に相手が{ $reply }で{ $pieces }を裏返せます。
