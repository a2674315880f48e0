### The game's own words: names, rules, endings, notations, looks, and its picture in words.

name = 五目並べ
first = 黒
second = 白
how = a1（左下）からo15までの交点
aim = 自分の石を五つ一列に並べましょう。
rules = 縦、横、斜めのどれかに5つ以上並べると勝ち。黒が先手です。

## Endings: a sentence and a few words; notations and looks

result-five = 5つ並べて{ $winner }の勝ちです。
result-full = 盤が埋まり、引き分けです。
reason-five = 5つ並び
reason-full = 盤が埋まった
notation-cells = 交点（h8）
look-day = 昼の木目
look-night = 夜の暗色

## Openings

swap2-name = Swap2
swap2-rule = Swap2：始める人が石を3つ（黒、白、黒）置きます。相手は黒か白を選ぶか、さらに2つ（白、黒）置いて選択を任せます。
swap2-next = { $name }さんが次の石（{ $side }）を置きます。残り{ $n }つ
swap2-more = 石をあと2つ置く
parts = ボタンは盤の一区画で、左下の点が名前です。a1…はa1からd4までです。

## Why a move is not possible

why-taken = { $cell }はもう埋まっています。

## The picture in words

forbidden = 黒の禁手
