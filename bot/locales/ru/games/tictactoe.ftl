### The game's own words: names, rules, endings, notations, pieces, and its picture in words.

name = Крестики-нолики
first = Крестики
second = Нолики
how = клетку от a1 (слева внизу) до c3
aim = Поставьте три своих знака в ряд.
rules = Три в ряд выигрывают.

## Endings: a sentence and a few words; notations

result-three = Три в ряд. Победа: { $winner }.
result-full = Ничья: доска заполнена.
reason-three = три в ряд
reason-full = доска заполнена
notation-cells = Клетки (b2)

## Why a move is not possible

why-taken = Клетка { $cell } уже занята.
