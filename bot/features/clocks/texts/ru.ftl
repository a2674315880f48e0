### Days off.

## commands

commands-vacation-name = отпуск
commands-vacation-description = Взять отпуск: часы ваших партий по переписке на это время останавливаются
commands-vacation-days-name = дни
commands-vacation-days-description = Сколько дней с этого момента; 0 — закончить; пусто — сколько осталось

## vacation

vacation-left = Осталось дней отпуска в этом году: { $n }.
vacation-until = Вы в отпуске до { $when }; часы ваших партий по переписке стоят.
vacation-none = Вы не в отпуске.
