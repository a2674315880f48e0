### What cannot be done, and faults.

## refusal

refusal-not-your-turn = Сейчас не ваш ход.
refusal-not-your-match = Это партия других игроков. Начните свою: { COMMAND("play") }.
refusal-bot-is-thinking = Я ещё думаю над ходом. Минутку…
refusal-stale = С тех пор доска изменилась. Посмотрите на неё и выберите снова.
refusal-match-challenged = Эта партия не началась: вызов ждёт ответа.
refusal-match-playing = Эта партия уже началась.
refusal-match-finished = Эта партия окончена. Под её доской есть кнопка «Реванш».
refusal-match-declined = Этот вызов отклонён.
refusal-match-withdrawn = Этот вызов отозван.
refusal-match-expired = На этот вызов вовремя не ответили. Новый можно бросить через { COMMAND("play") }.
refusal-match-not-found = Такой партии нет.
refusal-unreadable-move = Не могу прочитать { $move } как ход. Введите { $how }.
refusal-illegal-move = { $move }: здесь так пойти нельзя.
refusal-piece-own = ваша фигура на { $cell } ({ $piece })
refusal-piece-other = фигура соперника на { $cell } ({ $piece })
refusal-ambiguous-move = { $move } может означать разное: { $candidates }.
refusal-bad-game = Я не знаю игры { $value }.
refusal-bad-level = Я не знаю уровня { $value }.
refusal-bad-side = Я не знаю стороны { $value }.
refusal-bad-notation = В этой игре нет записи { $value }.
refusal-bad-choice = { $value }: такого варианта нет.
refusal-bot-record = У ботов нет своей статистики. Выберите человека.
refusal-self-challenge = Нельзя вызвать самого себя. Оставьте соперника пустым, чтобы играть со мной.
refusal-bot-challenge = Другие боты не умеют играть. Оставьте соперника пустым, чтобы играть со мной.
refusal-challenge-pending = Вы уже бросили этот вызов; он ждёт ответа.
refusal-challenged-already = { $name } уже вызывает вас в этой игре: примите тот вызов или сначала отклоните его.
refusal-too-many-matches = У вас открыто партий: { $limit }. Больше я не разрешаю. Сначала закончите одну ({ COMMAND("games") }).
refusal-not-for-you = Этот вопрос задан не вам.
refusal-not-yours = Отозвать может только тот, кто просил.
refusal-match-goes-on = Партия ещё не окончена.
refusal-nothing-to-take-back = Вы ещё не сделали ни одного хода.
refusal-too-early = Давайте сначала сделаем несколько ходов. Потом можно предложить ничью.
refusal-asked-already = Соперник отказал в этой позиции. Сделайте ход, тогда можно спросить снова.
refusal-no-match = У вас нет текущих партий. Начните с { COMMAND("play") }.
refusal-export-running = Ваши данные уже собираются. Они придут файлом.
refusal-several-matches = У вас несколько текущих партий. Укажите, какая нужна.
refusal-rematch-exists = Реванш уже начался: это партия { $match_id } ({ COMMAND("games") }).
refusal-offer-gone = Это предложение больше не действует.
refusal-offer-stands = Одно предложение уже ждёт ответа.
refusal-slow-down = Ваш последний вызов этому человеку не стал партией. Снова вызвать его можно { $when }.
refusal-person-gone = Данные одного из участников только что были удалены. Попробуйте ещё раз.
refusal-still-playing = Тем временем началась ваша партия. Попробуйте ещё раз.
refusal-former-player = Ваш соперник в той партии больше мной не пользуется.
refusal-blocked = Этот человек не принимает от вас вызовы.
refusal-self-block = Нельзя заблокировать себя.
refusal-bot-block = Боты никого не вызывают на игру, блокировать их незачем.
refusal-too-much-asked = Вы попросили меня слишком о многом сразу. Попробуйте ещё раз чуть позже.

## trouble

trouble-apology = У меня что-то пошло не так; ошибка записана. Ваша партия сохранена. Попробуйте ещё раз.
trouble-engine-busy = Я думаю сразу над многими досками. Попробуйте чуть позже.
trouble-engine-failed = Мне не удалось это посчитать. Попробуйте ещё раз.
trouble-engine-stopped = Я перезапускаюсь. Ваша партия сохранена; попробуйте через минуту.
trouble-not-stored = Сейчас я не могу ни прочитать, ни сохранить партии. Посмотрите на доску чуть позже, прежде чем пробовать снова.
trouble-stopping = Я перезапускаюсь. Попробуйте через минуту; ни один сделанный ход не потеряется.
trouble-cannot-post = У меня нет права писать здесь. Попросите права на отправку сообщений и прикрепление файлов (в голосовом канале — и на подключение) или играйте в другом канале.
trouble-uninvited = Меня нет в этой закрытой ветке: я отвечаю на команды и кнопки, но никого не могу позвать и сам ничего не могу изменить. Упомяните здесь { $bot }, чтобы впустить меня.
trouble-board-unreachable = Готово, но я не могу показать это там, где находится доска партии { $id }. Продолжайте с помощью { COMMAND("move") } или перенесите доску сюда командой { COMMAND("board") }.
trouble-filtered = Фильтр этого сервера не пропускает моё сообщение. Обратитесь к модераторам или играйте в другом канале.
trouble-message-gone = Это сообщение удалено. { COMMAND("board") } показывает доску партии ещё раз.
trouble-late = Это заняло слишком много времени. Нажмите кнопку ещё раз.
trouble-unknown-button = Эта кнопка слишком старая. Покажите доску ещё раз: { COMMAND("board") }.
trouble-unknown-command = Этой команды у меня больше нет. Введите /, чтобы увидеть, что я умею.
