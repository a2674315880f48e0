### The game's own words: names, rules, endings, notations, looks, and its picture in words.

name = Гомоку
first = Чёрные
second = Белые
how = пункт от a1 (слева внизу) до o15
aim = Поставьте пять своих камней в ряд.
rules = Пять или больше в ряд выигрывают: по горизонтали, вертикали или диагонали. Начинают чёрные.

## Endings: a sentence and a few words; notations and looks

result-five = Пять в ряд. Победа: { $winner }.
result-full = Ничья: доска заполнена.
reason-five = пять в ряд
reason-full = доска заполнена
notation-cells = Пункты (h8)
look-day = Дерево, день
look-night = Тёмная, ночь

## Openings

swap2-name = Swap2
swap2-rule = Swap2: начинающий ставит три камня (чёрный, белый, чёрный). Соперник выбирает цвет или ставит ещё два (белый, чёрный) и уступает выбор.
swap2-next = Следующий камень ({ $side }) ставит { $name }, осталось: { $n }
swap2-more = Поставить ещё два камня
parts = Каждая кнопка — часть доски, названная по её левой нижней точке: a1… — это от a1 до d4.

## Why a move is not possible

why-taken = Пункт { $cell } уже занят.

## The picture in words

forbidden = Запрещено чёрным
