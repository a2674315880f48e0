### The game's own words: names, rules, endings, notations, pieces, entering a move, and its picture in words.

name = チェッカー
first = 黒
second = 白
how = 11-15のような2つのマス、取るときは9x18
aim = 相手の駒をすべて取るか、動けなくしましょう。
rules = 駒は斜め前に1マス進み、最後の段でキングになります。キングは後ろにも進めます。取れるときは必ず取り、選んだ道は最後まで跳びます。一番長い道でなくてもかまいません。動けない側の負けです。同じ局面の三回目は引き分けで、双方40手ずつ駒を取らず並の駒も動かないときも引き分けです。

## Endings: a sentence and a few words; notations and looks

result-no-pieces = { $loser }の駒がなくなりました。{ $winner }の勝ちです。
result-blocked = { $loser }は動けません。{ $winner }の勝ちです。
result-repetition = 同じ局面が3回現れ、引き分けです。
result-no-progress = 双方40手ずつ、駒を取らず並の駒も動かず、引き分けです。
near-draw = ⚠️ このまま駒を取らず並の駒も動かないと、まもなく引き分けです。残りは双方{ $n }手ずつです。
reason-no-pieces = 駒なし
reason-blocked = 指す手なし
reason-repetition = 同一局面
reason-no-progress = 進展なし
notation-pdn = 番号（11-15）
look-day = 昼
look-night = 夜

## Pieces: one, and counted

piece-M = 並の駒
piece-K = キング
pieces-M =
    { $n ->
        [1] 並の駒
       *[other] 並の駒{ $n }個
    }
pieces-K =
    { $n ->
        [1] キング
       *[other] キング{ $n }個
    }

## Entering a move

must-capture = 必ず取らなければなりません。どう取りますか？
way = どの道で？
takes = { $move }（{ $squares }を取る）

## Why a move is not possible

why-no-square = { $cell }というマスはありません。1から32までです。
why-empty = { $cell }番のマスに駒はありません。
why-not-yours = { $cell }番のマスの駒はあなたのものではありません。
why-capture-goes-on = { $cell }番のマスからの取りはまだ終わっていません。跳べる限り跳びます。
why-crowned = { $cell }番のマスでキングになった駒はそこで止まり、手番が終わります。
why-must-capture = 取れるときは必ず取ります。ここでは{ $cells }から取れます。
why-occupied = { $cell }番のマスはもう埋まっています。
why-man-backwards = 並の駒は前にしか動けません。キングは後ろにも動けます。
why-shape = 駒は斜めに一つ動くか、隣の相手の駒を跳び越えます。

## The picture in words

jumped = 最後の手で跳び越された駒：{ $squares }
