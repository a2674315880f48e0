### The game's own words: names, rules, endings, notations, pieces, and its picture in words.

name = Тяоцзяци
first = Чёрные
second = Белые
how = две соседние клетки, например d7e8
aim = Когда каждый сделает 60 ходов, у вас должно быть больше камней, чем у соперника.
rules = Передвиньте камень на соседнюю клетку. Если он встал между двумя чужими камнями на одной линии, оба становятся вашими (поднять); если два ваших зажали чужой, он тоже (зажать). После 60 ходов каждого выигрывает тот, у кого больше камней.

## Endings: a sentence and a few words; notations and looks

result-all-turned = Перевёрнуты все камни. Победа: { $winner }.
result-more-stones = Сыграно по 60 ходов. Победа по числу камней: { $winner }.
result-equal-stones = Ничья: сыграно по 60 ходов, камней поровну.
result-no-move = { $loser }: ходов нет. Победа: { $winner }.
reason-all-turned = перевёрнуты все камни
reason-more-stones = больше камней
reason-equal-stones = камней поровну
reason-no-move = нет ходов
notation-steps = Клетки (d7e8)
look-day = День (светлое дерево)
look-night = Ночь (тёмный сланец)

## Pieces: one, and counted

piece-S = камень
pieces-S =
    { $n ->
        [1] камень
        [one] { $n } камень
        [few] { $n } камня
        [many] { $n } камней
       *[other] { $n } камня
    }

## Entering a move

to-gains = { $cell }: +{ $n }

## Hints

hint-takes = { $move } (переворачивает { $pieces })

## Why a move is not possible

why-no-stone = На { $cell } нет камня.
why-not-yours = Камень на { $cell } не ваш.
why-no-step = Камень делает один шаг на соседнюю клетку.
why-taken = Клетка { $cell } уже занята.

## The picture in words

stones =
    { $n ->
        [one] { $side }, { $n } камень: { $cells }
        [few] { $side }, { $n } камня: { $cells }
        [many] { $side }, { $n } камней: { $cells }
       *[other] { $side }, { $n } камня: { $cells }
    }
turned = Перевёрнуты: { $cells }
left =
    { $n ->
        [one] Всего остался { $n } ход
        [few] Всего осталось { $n } хода
        [many] Всего осталось { $n } ходов
       *[other] Всего осталось { $n } хода
    }

## The last move

moves-last = Последний ход: { $move } ({ $side })
moves-taking = { $last }, перевёрнуто: { $pieces }
coach-takes = Осторожно: вот что соперник сможет перевернуть ходом { $reply }: { $pieces }.
