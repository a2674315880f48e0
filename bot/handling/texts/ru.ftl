### What several features say: windows, settings, options of commands, faults.

## commands

commands-match-name = партия
commands-match-description = Какая из ваших партий; не нужно, если здесь она одна
commands-game-name = игра
commands-game-description = Какая игра
commands-side-name = сторона
commands-side-description = Кто ходит первым (по умолчанию жребий)
commands-clock-name = часы
commands-clock-description = Сколько даётся времени (по умолчанию — ваш обычный контроль времени)
commands-opening-name = дебют
commands-opening-description = Равное начало для двух человек (по умолчанию нет)
commands-hints-name = подсказки
commands-hints-description = Подсказки в игре с человеком: никому или обоим (по умолчанию никому; в реальном времени никогда)
commands-player-name = игрок

## windows

windows-move_title = Ваш ход
windows-move_label = Ход

## settings

settings-server_title = Настройки сервера по умолчанию
settings-saved = Сохранено.
settings-server_only = Менять настройки сервера могут только те, кто им управляет.

## refusal

refusal-person-gone = Данные одного из участников только что были удалены. Попробуйте ещё раз.
refusal-no-tournament = Такого турнира на этом сервере нет.
refusal-tournament-changed = Сейчас нельзя: турнир уже начался, заполнен или окончен.
refusal-still-playing = Тем временем началась ваша партия. Попробуйте ещё раз.

## trouble

trouble-apology = У меня что-то пошло не так; ошибка записана. Ваша партия сохранена. Попробуйте ещё раз.
trouble-engine-busy = Я думаю сразу над многими досками. Попробуйте чуть позже.
trouble-engine-failed = Мне не удалось это посчитать. Попробуйте ещё раз.
trouble-engine-stopped = Я перезапускаюсь. Ваша партия сохранена; попробуйте через минуту.
trouble-not-stored = Сейчас я не могу ни прочитать, ни сохранить партии. Посмотрите на доску чуть позже, прежде чем пробовать снова.
trouble-stopping = Я перезапускаюсь. Попробуйте через минуту; ни один сделанный ход не потеряется.
trouble-uninvited = Меня нет в этой приватной ветке: я отвечаю на команды и кнопки, но никого не могу упомянуть и сам ничего не могу изменить. Упомяните здесь { $bot }, чтобы впустить меня.
trouble-board-unreachable = Готово, но я не могу показать это там, где находится доска партии { $id }.
trouble-go-on = Продолжайте с помощью { COMMAND("move") }; команда { COMMAND("board") } покажет позицию.
trouble-filtered = Фильтр этого сервера не пропускает моё сообщение. Обратитесь к модераторам или играйте в другом канале.
trouble-message-gone = Это сообщение удалено. { COMMAND("board") } показывает доску партии ещё раз.
trouble-unknown-command = Этой команды у меня больше нет. Введите /, чтобы увидеть, что я умею.
