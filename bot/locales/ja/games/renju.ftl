### The game's own words: names, rules, endings, notations, looks, and its picture in words.

name = 連珠
first = 黒
second = 白
how = a1（左下）から o15 までの交点
rules = 黒はちょうど5つ並べると勝ち。五になる場合を除き、一手で長連、四四、三三を作ってはいけません。白は5つ以上で勝ち、禁手はありません。黒が先手です。

## Endings: a sentence and a few words; notations and looks

result-five = 5つ並べて { $winner } の勝ちです。
result-full = 打てる所がなくなり、引き分けです。
reason-five = 5つ並び
reason-full = 打つ所なし
notation-cells = 交点（h8）
look-day = 昼の木目
look-night = 夜の暗色

## Why a move is not possible

why-taken = { $cell } はもう埋まっています。
why-overline = { $cell } は黒の禁手です。長連になります。
why-double-four = { $cell } は黒の禁手です。四四になります。
why-double-three = { $cell } は黒の禁手です。三三になります。

## The picture in words

forbidden = 黒の禁手
