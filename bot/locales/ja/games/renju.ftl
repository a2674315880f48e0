### The game's own words: names, rules, endings, notations, looks, and its picture in words.

name = 連珠
first = 黒
second = 白
how = a1（左下）からo15までの交点
aim = 自分の石を五つ一列に並べましょう。黒には打てない点があります。
rules = 黒はちょうど5つ並べると勝ち。五になる場合を除き、一手で長連、四々、三々を作ってはいけません。白は5つ以上で勝ち、禁手はありません。黒が先手です。

## Endings: a sentence and a few words; notations and looks

result-five = 5つ並べて{ $winner }の勝ちです。
result-full = 打てる所がなくなり、引き分けです。
reason-five = 5つ並び
reason-full = 打つ所なし
notation-cells = 交点（h8）
look-day = 昼の木目
look-night = 夜の暗色

## The 26 openings by their standard names

opening-kansei = 寒星
opening-keigetsu = 渓月
opening-sosei = 疎星
opening-kagetsu = 花月
opening-zangetsu = 残月
opening-ugetsu = 雨月
opening-kinsei = 金星
opening-shogetsu = 松月
opening-kyugetsu = 丘月
opening-shingetsu = 新月
opening-zuisei = 瑞星
opening-sangetsu = 山月
opening-yusei = 遊星
opening-chosei = 長星
opening-kyogetsu = 峡月
opening-kosei = 恒星
opening-suigetsu = 水月
opening-ryusei = 流星
opening-ungetsu = 雲月
opening-hogetsu = 浦月
opening-rangetsu = 嵐月
opening-gingetsu = 銀月
opening-myojo = 明星
opening-shagetsu = 斜月
opening-meigetsu = 名月
opening-suisei = 彗星

## Why a move is not possible

why-taken = { $cell }はもう埋まっています。
why-overline = { $cell }は黒の禁手です。長連になります。
why-double-four = { $cell }は黒の禁手です。四々になります。
why-double-three = { $cell }は黒の禁手です。三々になります。
position-overline = 黒に長連（6つ以上）があります。

## The picture in words

forbidden = 黒の禁手
