### The game's own words: names, rules, endings, notations, pieces, and its picture in words.

name = Сянци
first = Красные
second = Чёрные
how = два пункта, например h2e2, или C2.5, или 炮二平五
aim = Поставьте мат генералу соперника.
rules = Кто получил мат или кому некуда ходить, тот проиграл. Кто без конца даёт шах или преследует фигуру, проигрывает, когда позиция возникает в третий раз; в других случаях это ничья, как и после 60 ходов каждой стороны без взятий.

## Endings: a sentence and a few words; notations and sets of pieces

result-checkmate = Мат! Победа: { $winner }.
result-stalemate = { $loser }: ходов нет. Победа: { $winner }.
result-perpetual-check = { $loser }: вечный шах, а он запрещён. Победа: { $winner }.
result-perpetual-chase = { $loser }: вечное преследование фигуры, а оно запрещено. Победа: { $winner }.
result-repetition = Ничья: одна и та же позиция повторялась.
result-no-capture = Ничья: по 60 ходов без взятий.
near-draw = ⚠️ Если взятий не будет, скоро ничья. Осталось ходов: { $n }
reason-checkmate = мат
reason-stalemate = нет ходов
reason-perpetual-check = вечный шах
reason-perpetual-chase = вечное преследование
reason-repetition = повторение
reason-no-capture = без взятий
notation-coordinates = Координаты (h2e2)
notation-wxf = WXF (C2.5)
notation-chinese = Китайская (炮二平五)
notation-traditional = Китайская, традиционные иероглифы (馬八進七)
notation-vietnamese = Вьетнамская (P2-5)
pieces-chinese = Китайские иероглифы
pieces-western = Рисунки

## Pieces: one, and counted

piece-K = генерал
piece-A = советник
piece-B = слон
piece-N = конь
piece-R = колесница
piece-C = пушка
piece-P = солдат
piece-k = генерал
piece-a = советник
piece-b = слон
piece-n = конь
piece-r = колесница
piece-c = пушка
piece-p = солдат
pieces-K =
    { $n ->
        [1] генерал
        [one] { $n } генерал
        [few] { $n } генерала
        [many] { $n } генералов
       *[other] { $n } генерала
    }
pieces-A =
    { $n ->
        [1] советник
        [one] { $n } советник
        [few] { $n } советника
        [many] { $n } советников
       *[other] { $n } советника
    }
pieces-B =
    { $n ->
        [1] слон
        [one] { $n } слон
        [few] { $n } слона
        [many] { $n } слонов
       *[other] { $n } слона
    }
pieces-N =
    { $n ->
        [1] конь
        [one] { $n } конь
        [few] { $n } коня
        [many] { $n } коней
       *[other] { $n } коня
    }
pieces-R =
    { $n ->
        [1] колесница
        [one] { $n } колесница
        [few] { $n } колесницы
        [many] { $n } колесниц
       *[other] { $n } колесницы
    }
pieces-C =
    { $n ->
        [1] пушка
        [one] { $n } пушка
        [few] { $n } пушки
        [many] { $n } пушек
       *[other] { $n } пушки
    }
pieces-P =
    { $n ->
        [1] солдат
        [one] { $n } солдат
        [few] { $n } солдата
        [many] { $n } солдат
       *[other] { $n } солдата
    }

## Below the board

captured = взято: { $pieces }

## Openings by the names that players use

opening-central-cannon = Центральная пушка
opening-same-direction-cannons = Пушки в одну сторону
opening-opposite-direction-cannons = Пушки в разные стороны
opening-screen-horses = Центральная пушка против коней-ширмы
opening-sandwiched-horses = Центральная пушка против коней-сэндвича
opening-single-horse = Центральная пушка против одного коня
opening-cross-palace-cannon = Пушка через дворец
opening-palace-corner-cannon = Пушка в углу дворца
opening-horse = Начало коня
opening-elephant = Начало слона
opening-pawn = Начало солдата
opening-pawn-cannon = Начало солдата, пушка за солдатом
opening-opposing-pawns = Встречные солдаты

## Why a move is not possible

why-empty = На { $cell } нет фигуры.
why-not-yours = Фигура на { $cell } ({ $piece }) не ваша.
why-own-piece = На { $cell } стоит ваша собственная фигура ({ $piece }).
why-palace = Эта фигура не может выйти из дворца: { $piece }.
why-elephant-river = Слон не может перейти реку.
why-elephant-blocked = Слону мешает { $pieces }.
why-horse-blocked = Коню мешает { $pieces }.
why-path-blocked = Путь закрывает { $pieces }.
why-cannon-screen = Чтобы взять, пушка должна перепрыгнуть ровно через одну фигуру.
why-pawn-backward = Солдат никогда не ходит назад.
why-pawn-sideways = Солдат ходит вбок только после перехода через реку.
why-shape-general = Генерал ходит на один пункт прямо: вперёд, назад или вбок.
why-shape-advisor = Советник ходит на один пункт по диагонали.
why-shape-elephant = Слон ходит на два пункта по диагонали.
why-shape-horse = Конь ходит на один пункт прямо, а затем на один по диагонали наружу.
why-shape-rook = Колесница ходит по прямой.
why-shape-cannon = Пушка ходит по прямой.
why-shape-pawn = Солдат ходит на один пункт вперёд, а за рекой и на один пункт вбок.
why-in-check = Ваш генерал попал бы под шах с { $cell } ({ $piece }).
why-facing = Два генерала оказались бы лицом к лицу.
why-no-such-piece = У вас нет фигуры, которую может означать { $move }.
position-facing = Два генерала стоят лицом к лицу.
position-in-check = Сторона, которая не ходит, под шахом.

## The picture in words

check = Шах
point = вертикаль { $file }, горизонталь { $row }
