### Hints.

## commands

commands-hint-name = подсказка
commands-hint-description = Помощь со следующим ходом, шаг за шагом; видите её только вы

## buttons

buttons-more = Ещё подсказка
buttons-play_it = Сыграть

## hint

hint-title = Подсказка { $step } из 3
hint-thinking = Сейчас посмотрю…
hint-used =
    { $n ->
        [one] В этой партии вы взяли { $n } подсказку.
        [few] В этой партии вы взяли { $n } подсказки.
        [many] В этой партии вы взяли { $n } подсказок.
       *[other] В этой партии вы взяли { $n } подсказки.
    }
hint-shown = Подсказки считаются и показываются вместе с партией.

## learn

learn-hints-free = В этой партии подсказки не считаются.
