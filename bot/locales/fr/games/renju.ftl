### The game's own words: names, rules, endings, notations, looks, and its picture in words.

name = Renju
first = Noir
second = Blanc
how = un point de a1 (en bas à gauche) à o15
aim = Aligne cinq de tes pierres ; certains points sont interdits à Noir.
rules = Noir doit aligner exactement cinq pierres et ne peut former d’une seule pierre ni six ou plus, ni deux quatre, ni deux trois, sauf s’il fait cinq. Blanc gagne avec cinq ou plus et n’a pas de coups interdits. Noir commence.

## Endings: a sentence and a few words; notations and looks

result-five = { $winner } gagne en alignant cinq pierres.
result-full = Nulle : il ne reste aucun point à jouer.
reason-five = cinq alignées
reason-full = plus aucun point
notation-cells = Intersections (h8)
look-day = Bois de jour
look-night = Sombre de nuit

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

why-taken = { $cell } est déjà pris.
why-overline = { $cell } est interdit à Noir : il alignerait six pierres ou plus.
why-double-four = { $cell } est interdit à Noir : il formerait deux quatre à la fois.
why-double-three = { $cell } est interdit à Noir : il formerait deux trois à la fois.
position-overline = Noir a plus de cinq pierres alignées.

## The picture in words

forbidden = Interdit à Noir
