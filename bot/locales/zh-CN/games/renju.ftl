### The game's own words: names, rules, endings, notations, looks, and its picture in words.

name = 连珠
first = 黑方
second = 白方
how = {" "}a1（左下角）到 o15 之间的交叉点
aim = 把自己的五颗棋子连成一线；黑方有禁手。
rules = 黑方须恰好连成五子；除非同时成五，一子不得形成长连、四四或三三。白方五子或更多即获胜，没有禁手。黑方先行。

## Endings: a sentence and a few words; notations and looks

result-five = 五子连线，{ $winner } 获胜。
result-full = 已无处可下，和棋。
reason-five = 五子连线
reason-full = 无处可下
notation-cells = 交叉点（h8）
look-day = 木色（日间）
look-night = 深色（夜间）

## The 26 openings by their standard names

opening-kansei = 寒星
opening-keigetsu = 溪月
opening-sosei = 疏星
opening-kagetsu = 花月
opening-zangetsu = 残月
opening-ugetsu = 雨月
opening-kinsei = 金星
opening-shogetsu = 松月
opening-kyugetsu = 丘月
opening-shingetsu = 新月
opening-zuisei = 瑞星
opening-sangetsu = 山月
opening-yusei = 游星
opening-chosei = 长星
opening-kyogetsu = 峡月
opening-kosei = 恒星
opening-suigetsu = 水月
opening-ryusei = 流星
opening-ungetsu = 云月
opening-hogetsu = 浦月
opening-rangetsu = 岚月
opening-gingetsu = 银月
opening-myojo = 明星
opening-shagetsu = 斜月
opening-meigetsu = 名月
opening-suisei = 彗星

## Why a move is not possible

why-taken = { $cell } 已经有子了。
why-overline = { $cell } 是黑方禁手：长连。
why-double-four = { $cell } 是黑方禁手：四四。
why-double-three = { $cell } 是黑方禁手：三三。
position-overline = 黑方已成长连。

## The picture in words

forbidden = 黑方禁手点
