### Clocks: time controls, pauses, days off.

## commands

commands-play-clock-name = часы
commands-play-clock-description = Сколько даётся времени (иначе — ваш обычный контроль)
commands-pause-name = пауза
commands-pause-description = Остановить часы партии, если соперник согласен, или снова пустить их
commands-vacation-name = отпуск
commands-vacation-description = Взять выходные: ваши часы на ход в это время стоят
commands-vacation-days-name = дни
commands-vacation-days-description = Сколько дней с этого момента; 0 — закончить; пусто — сколько осталось

## buttons

buttons-clock_resume = Продолжить
buttons-pause_accept = Согласиться на паузу
buttons-pause_decline = Без паузы
buttons-pause_withdraw = Отозвать просьбу

## settings

settings-clock-label = Обычный контроль времени
settings-clock-auto = По дням с людьми, без часов со мной
settings-clock-none = Без часов
settings-clock-live-60-5 = 1 минута + 5 секунд на ход
settings-clock-live-300-5 = 5 минут + 5 секунд на ход
settings-clock-live-600-10 = 10 минут + 10 секунд на ход
settings-clock-live-900-10 = 15 минут + 10 секунд на ход
settings-clock-move-86400 = 1 день на ход
settings-clock-move-259200 = 3 дня на ход
settings-clock-move-604800 = 7 дней на ход

## clock

clock-hours = Часов на ход: { $n }
clock-named = Часы: { $clock }
clock-left = У { $name } осталось { $time }
clock-paused = ⏸️ Часы стоят
clock-runs_again = ▶️ Часы снова идут.
clock-short = ⚠️ **{ $name }, времени мало: оно выйдет { $when }**
match-time_short = { $name }, на ваш ход осталось мало времени.

## vacation

vacation-left = Осталось выходных в этом году: { $n }.
vacation-until = Вы в отпуске до { $when }; ваши часы на ход стоят.
vacation-none = Вы не в отпуске.

## offer

offer-pause_asked = { $name } просит остановить часы.
offer-pause_declined = { $name } не хочет останавливать часы.
offer-pause_withdrawn = { $name } больше не просит остановить часы.

## result

result-timeout-draw = Время вышло, но другая сторона уже не могла выиграть: ничья.
reason-timeout-draw = время, выигрыш невозможен

## refusal

refusal-no-clock = В этой партии часы не идут.
refusal-no-vacation-left = Это больше, чем у вас есть. Осталось выходных в этом году: { $n }.
