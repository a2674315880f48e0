### The game's own words: names, rules, endings, notations, looks, and its picture in words.

name = Renju
first = Negro
second = Blanco
how = un punto de a1 (abajo a la izquierda) a o15
aim = Pon cinco de tus piedras en línea; algunos puntos están prohibidos al negro.
rules = El negro necesita exactamente cinco en línea y no puede formar con una piedra seis o más, dos cuatros ni dos treses, salvo que haga cinco. El blanco gana con cinco o más y no tiene jugadas prohibidas. Empieza el negro.

## Endings: a sentence and a few words; notations and looks

result-five = { $winner } gana con cinco en línea.
result-full = Empate: no queda ningún punto donde jugar.
reason-five = cinco en línea
reason-full = sin puntos jugables
notation-cells = Puntos (h8)
look-day = Madera de día
look-night = Oscuro de noche

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

why-taken = { $cell } ya está ocupado.
why-overline = { $cell } está prohibido al negro: formaría seis o más en línea.
why-double-four = { $cell } está prohibido al negro: formaría dos cuatros a la vez.
why-double-three = { $cell } está prohibido al negro: formaría dos treses a la vez.
position-overline = Las negras tienen más de cinco en línea.

## The picture in words

forbidden = Prohibido al negro
