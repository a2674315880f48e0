### The game's own words: names, rules, endings, notations, pieces, entering a move, and its picture in words.

name = Английские шашки
first = Чёрные
second = Белые
how = два поля, например 11-15, или 9x18 для взятия
aim = Возьмите все шашки соперника или лишите их ходов.
rules = Шашки ходят на одно поле вперёд по диагонали и на последнем ряду становятся дамками; дамки ходят и назад. Бить обязательно; выбранный путь надо пройти до конца, но он не обязан быть самым длинным. Кому некуда ходить, тот проиграл. Ничья — если позиция возникает в третий раз или если каждая сторона сделала 40 ходов без взятий и без ходов простых шашек.

## Endings: a sentence and a few words; notations and looks

result-no-pieces = { $loser }: шашек не осталось. Победа: { $winner }.
result-blocked = { $loser }: ходов нет. Победа: { $winner }.
result-repetition = Ничья: позиция повторилась трижды.
result-no-progress = Ничья: по 40 ходов без взятий и без ходов простых шашек.
near-draw = ⚠️ Если не будет взятий и ходов простых шашек, скоро ничья. Осталось ходов: { $n }
reason-no-pieces = нет шашек
reason-blocked = нет ходов
reason-repetition = повторение
reason-no-progress = нет продвижения
notation-pdn = Числа (11-15)
look-day = День
look-night = Ночь

## Pieces: one, and counted

piece-M = шашка
piece-K = дамка
pieces-M =
    { $n ->
        [1] шашка
        [one] { $n } шашка
        [few] { $n } шашки
        [many] { $n } шашек
       *[other] { $n } шашки
    }
pieces-K =
    { $n ->
        [1] дамка
        [one] { $n } дамка
        [few] { $n } дамки
        [many] { $n } дамок
       *[other] { $n } дамки
    }

## Entering a move

must-capture = Нужно бить. Как?
way = Каким путём?
takes = { $move } (берёт { $squares })

## Why a move is not possible

why-no-square = Поля { $cell } нет: они идут от 1 до 32.
why-empty = На поле { $cell } нет шашки.
why-not-yours = Шашка на поле { $cell } не ваша.
why-capture-goes-on = Взятие с поля { $cell } не закончено: шашка прыгает, пока может.
why-crowned = Простая, ставшая дамкой на поле { $cell }, там и останавливается: ход окончен.
why-must-capture = Если можно бить, вы обязаны бить. Здесь взятие начинается с { $cells }.
why-occupied = Поле { $cell } уже занято.
why-man-backwards = Простая ходит только вперёд; дамка ходит и назад.
why-shape = Шашка ходит на одно поле по диагонали или прыгает через соседнюю шашку соперника.

## The picture in words

jumped = Побиты последним ходом: { $squares }
