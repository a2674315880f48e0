### The game's own words: names, rules, endings, notations, looks, and its picture in words.

name = Рэндзю
first = Чёрные
second = Белые
how = пункт от a1 (слева внизу) до o15
aim = Поставьте пять своих камней в ряд; некоторые пункты чёрным запрещены.
rules = Чёрным нужно ровно пять в ряд; одним камнем им нельзя строить шесть и больше, две четвёрки или две тройки, если при этом нет пятёрки. Белые выигрывают пятью и более, запретов для них нет. Начинают чёрные.

## Endings: a sentence and a few words; notations and looks

result-five = Пять в ряд. Победа: { $winner }.
result-full = Ничья: ходить больше некуда.
reason-five = пять в ряд
reason-full = ходить некуда
notation-cells = Пункты (h8)
look-day = Дерево, день
look-night = Тёмная, ночь

## The 26 openings by their standard names

opening-kansei = Кансэй
opening-keigetsu = Кэйгэцу
opening-sosei = Сосэй
opening-kagetsu = Кагэцу
opening-zangetsu = Дзангэцу
opening-ugetsu = Угэцу
opening-kinsei = Кинсэй
opening-shogetsu = Сёгэцу
opening-kyugetsu = Кюгэцу
opening-shingetsu = Сингэцу
opening-zuisei = Дзуйсэй
opening-sangetsu = Сангэцу
opening-yusei = Юсэй
opening-chosei = Тёсэй
opening-kyogetsu = Кёгэцу
opening-kosei = Косэй
opening-suigetsu = Суйгэцу
opening-ryusei = Рюсэй
opening-ungetsu = Унгэцу
opening-hogetsu = Хогэцу
opening-rangetsu = Рангэцу
opening-gingetsu = Гингэцу
opening-myojo = Мёдзё
opening-shagetsu = Сягэцу
opening-meigetsu = Мэйгэцу
opening-suisei = Суйсэй

## Why a move is not possible

why-taken = Пункт { $cell } уже занят.
why-overline = Пункт { $cell } запрещён чёрным: получится шесть или больше в ряд.
why-double-four = Пункт { $cell } запрещён чёрным: получатся сразу две четвёрки.
why-double-three = Пункт { $cell } запрещён чёрным: получатся сразу две тройки.
position-overline = У чёрных больше пяти в ряд.

## The picture in words

forbidden = Запрещено чёрным
