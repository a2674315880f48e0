### The game's own words: names, rules, endings, notations, looks, and its picture in words.

name = Renju
first = Preto
second = Branco
how = um ponto de a1 (embaixo à esquerda) a o15
aim = Coloque cinco das suas pedras em linha; alguns pontos são proibidos ao preto.
rules = O preto precisa de exatamente cinco em linha e não pode formar com uma pedra seis ou mais, dois quatros nem dois três, a não ser que faça cinco. O branco vence com cinco ou mais e não tem lances proibidos. O preto começa.

## Endings: a sentence and a few words; notations and looks

result-five = { $winner } venceu com cinco em linha.
result-full = Empate: não sobrou ponto para jogar.
reason-five = cinco em linha
reason-full = sem pontos jogáveis
notation-cells = Pontos (h8)
look-day = Madeira de dia
look-night = Escuro de noite

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

why-taken = { $cell } já está ocupado.
why-overline = { $cell } é proibido ao preto: formaria seis ou mais em linha.
why-double-four = { $cell } é proibido ao preto: formaria dois quatros ao mesmo tempo.
why-double-three = { $cell } é proibido ao preto: formaria dois três ao mesmo tempo.
position-overline = O preto tem mais de cinco em linha.

## The picture in words

forbidden = Proibido ao preto
