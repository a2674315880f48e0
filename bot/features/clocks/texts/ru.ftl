### Stopping the clocks, and days off.

## commands

commands-pause-name = пауза
commands-pause-description = Остановить часы партии, если соперник согласен, или снова пустить их
commands-vacation-name = отпуск
commands-vacation-description = Взять выходные: ваши часы на ход в это время стоят
commands-vacation-days-name = дни
commands-vacation-days-description = Сколько дней с этого момента; 0 — закончить; пусто — сколько осталось

## vacation

vacation-left = Осталось выходных в этом году: { $n }.
vacation-until = Вы в отпуске до { $when }; ваши часы на ход стоят.
vacation-none = Вы не в отпуске.
