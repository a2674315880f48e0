### The game's own words: names, rules, endings, notations, looks, and its picture in words.

name = 連珠
first = 黑方
second = 白方
how = {" "}a1（左下角）到 o15 之間的交叉點
aim = 把自己的五顆棋子連成一線；黑方有禁手。
rules = 黑方須恰好連成五子；除非同時成五，一子不得形成長連、四四或三三。白方五子或更多即獲勝，沒有禁手。黑方先行。

## Endings: a sentence and a few words; notations and looks

result-five = 五子連線，{ $winner } 獲勝。
result-full = 已無處可下，和棋。
reason-five = 五子連線
reason-full = 無處可下
notation-cells = 交叉點（h8）
look-day = 木色（日間）
look-night = 深色（夜間）

## The 26 openings by their standard names

opening-kansei = 寒星
opening-keigetsu = 溪月
opening-sosei = 疏星
opening-kagetsu = 花月
opening-zangetsu = 殘月
opening-ugetsu = 雨月
opening-kinsei = 金星
opening-shogetsu = 松月
opening-kyugetsu = 丘月
opening-shingetsu = 新月
opening-zuisei = 瑞星
opening-sangetsu = 山月
opening-yusei = 遊星
opening-chosei = 長星
opening-kyogetsu = 峽月
opening-kosei = 恆星
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

why-taken = { $cell } 已經有子了。
why-overline = { $cell } 是黑方禁手點：會形成長連。
why-double-four = { $cell } 是黑方禁手點：會形成四四。
why-double-three = { $cell } 是黑方禁手點：會形成三三。
position-overline = 黑方已成長連。

## The picture in words

forbidden = 黑方禁手點
