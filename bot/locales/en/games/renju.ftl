### The game's own words: names, rules, endings, notations, looks, and its picture in words.

name = Renju
first = Black
second = White
how = a point from a1 (bottom left) to o15
aim = Get five of your stones in a row; some points are forbidden to Black.
rules = Black needs exactly five in a row, and may not make six or more, two fours, or two threes with one stone unless it makes five. White wins with five or more and has no forbidden moves. Black begins.

## Endings: a sentence and a few words; notations and looks

result-five = { $winner } wins with five in a row.
result-full = Draw: no point is left to play.
reason-five = five in a row
reason-full = no point left
notation-cells = Points (h8)
look-day = Wood by day
look-night = Dark by night

## The 26 openings by their standard names

opening-kansei = Kansei
opening-keigetsu = Keigetsu
opening-sosei = Sosei
opening-kagetsu = Kagetsu
opening-zangetsu = Zangetsu
opening-ugetsu = Ugetsu
opening-kinsei = Kinsei
opening-shogetsu = Shogetsu
opening-kyugetsu = Kyugetsu
opening-shingetsu = Shingetsu
opening-zuisei = Zuisei
opening-sangetsu = Sangetsu
opening-yusei = Yusei
opening-chosei = Chosei
opening-kyogetsu = Kyogetsu
opening-kosei = Kosei
opening-suigetsu = Suigetsu
opening-ryusei = Ryusei
opening-ungetsu = Ungetsu
opening-hogetsu = Hogetsu
opening-rangetsu = Rangetsu
opening-gingetsu = Gingetsu
opening-myojo = Myojo
opening-shagetsu = Shagetsu
opening-meigetsu = Meigetsu
opening-suisei = Suisei

## Why a move is not possible

why-taken = { $cell } is taken already.
why-overline = { $cell } is forbidden to Black: it would make six or more in a row.
why-double-four = { $cell } is forbidden to Black: it would make two fours at once.
why-double-three = { $cell } is forbidden to Black: it would make two threes at once.
position-overline = Black has a row of more than five.

## The picture in words

forbidden = Forbidden to Black
