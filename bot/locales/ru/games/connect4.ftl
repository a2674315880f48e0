### The game's own words: names, rules, endings, notations, pieces, and its picture in words.

name = Четыре в ряд
first = Жёлтые
second = Красные
how = номер столбца от 1 до 7
aim = Поставьте четыре свои фишки в ряд.
rules = Фишки падают на нижнее свободное место столбца. Четыре в ряд выигрывают.

## Endings: a sentence and a few words; notations

result-four = Четыре в ряд. Победа: { $winner }.
result-full = Ничья: доска заполнена.
reason-four = четыре в ряд
reason-full = доска заполнена
notation-columns = Столбцы (4)

## Hints

hint-candidates = Посмотрите на столбцы { $moves }: один из них лучший.
hint-only = Здесь хорош только один столбец: посмотрите на столбец { $moves }.
hint-move = Ходите в столбец **{ $move }**.

## Why a move is not possible

why-column-full = Столбец { $cell } заполнен.
why-no-column = Столбца { $cell } нет: они идут от 1 до 7.

## The picture in words

columns = Столбцы снизу вверх: { $columns }
disc-first = жёлтая
disc-second = красная
column = столбец { $column }
cell = столбец { $column } ряд { $row }
