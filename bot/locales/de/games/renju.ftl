### The game's own words: names, rules, endings, notations, looks, and its picture in words.

name = Renju
first = Schwarz
second = Weiß
how = einen Punkt von a1 (unten links) bis o15
aim = Bringe fünf deiner Steine in eine Reihe; einige Punkte sind für Schwarz verboten.
rules = Schwarz braucht genau fünf in einer Reihe und darf mit einem Stein weder sechs oder mehr noch zwei Vierer noch zwei Dreier bilden, außer es macht damit fünf. Weiß gewinnt mit fünf oder mehr und hat keine verbotenen Züge. Schwarz beginnt.

## Endings: a sentence and a few words; notations and looks

result-five = { $winner } gewinnt mit fünf in einer Reihe.
result-full = Unentschieden: Es gibt keinen Punkt mehr, auf den gesetzt werden darf.
reason-five = fünf in einer Reihe
reason-full = kein erlaubter Punkt mehr
notation-cells = Punkte (h8)
look-day = Holz bei Tag
look-night = Dunkel bei Nacht

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

why-taken = { $cell } ist schon besetzt.
why-overline = { $cell } ist für Schwarz verboten: Es entstünden sechs oder mehr in einer Reihe.
why-double-four = { $cell } ist für Schwarz verboten: Es entstünden zwei Vierer zugleich.
why-double-three = { $cell } ist für Schwarz verboten: Es entstünden zwei Dreier zugleich.
position-overline = Schwarz hat eine Reihe von mehr als fünf.

## The picture in words

forbidden = Für Schwarz verboten
