### Offers of a draw, a takeback or a pause, and resigning.

## commands

commands-resign-name = сдаться
commands-resign-description = Сдать партию
commands-draw-name = ничья
commands-draw-description = Предложить ничью
commands-takeback-name = вернуть
commands-takeback-description = Вернуть свой последний ход; против человека только с его согласия
commands-pause-name = пауза
commands-pause-description = Остановить часы партии, если соперник согласен, или снова пустить их

## buttons

buttons-resign_confirm = Да, сдаюсь
buttons-keep_playing = Нет, играю дальше

## offer

offer-draw_declined = { $name } отклоняет ничью.
offer-draw_withdrawn = { $name } отзывает предложение ничьей.
offer-draw_bot_declines = Я бы лучше продолжил игру.
offer-takeback_done = { $name } возвращает ход.
offer-takeback_declined = { $name } не разрешает вернуть ход.
offer-takeback_withdrawn = { $name } больше не просит вернуть ход.
offer-resign_ask = Вы действительно хотите сдать эту партию?
offer-pause_declined = { $name } не хочет останавливать часы.
offer-pause_withdrawn = { $name } больше не просит остановить часы.

## refusal

refusal-nothing-to-take-back = Вы ещё не сделали ни одного хода.
refusal-too-early = Давайте сначала сделаем несколько ходов. Потом можно предложить ничью.
refusal-already-declined = Соперник отказал в этой позиции. Сделайте ход, тогда можно спросить снова.
refusal-no-clock = В этой партии часы не идут.
refusal-tournament-pause = В турнире часы не останавливают: остальные ждут результата.
