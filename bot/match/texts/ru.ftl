### A match: its page, buttons, offers, clocks, hints in words, and what cannot be done in it.

## buttons

buttons-accept = Принять
buttons-decline = Отклонить
buttons-withdraw = Отозвать
buttons-hint = Подсказка
buttons-resign = Сдаться
buttons-draw = Предложить ничью
buttons-draw_accept = Согласиться на ничью
buttons-draw_decline = Играть дальше
buttons-draw_withdraw = Отозвать предложение
buttons-takeback = Вернуть ход
buttons-takeback_accept = Разрешить возврат
buttons-takeback_decline = Не разрешать возврат
buttons-takeback_withdraw = Отозвать просьбу
buttons-rematch = Реванш
buttons-type_move = Ввести ход
buttons-choose_again = Выбрать заново
buttons-open_board = Открыть доску
buttons-open = К доске
buttons-replay = Просмотр
buttons-first = Начало
buttons-previous = Назад
buttons-next = Вперёд
buttons-last = Конец
buttons-export = Сохранить в PGN
buttons-clock_resume = Пустить часы
buttons-pause_accept = Согласиться на паузу
buttons-pause_decline = Без паузы
buttons-pause_withdraw = Отозвать просьбу
buttons-review = Разбор
buttons-best = Лучший ход?
buttons-share = Поделиться
buttons-learn = Учиться
buttons-follow = Следить

## settings

settings-language-label = Язык
settings-language-auto = Как в Discord
settings-notation-label = Запись ходов
settings-pieces-label = Фигуры
settings-look-label = Вид доски
settings-board-label = Доски
settings-board-picture = Картинками
settings-board-text = Текстом (для программ экранного доступа и медленной связи)
settings-board-grid = Нарисованы буквами (для медленной связи)
settings-clock-label = Обычный контроль времени
settings-clock-auto = Дни на ход с людьми, без часов со мной
settings-clock-none = Без часов
settings-clock-live-60-5 = 1 минута + 5 секунд на ход
settings-clock-live-300-5 = 5 минут + 5 секунд на ход
settings-clock-live-600-10 = 10 минут + 10 секунд на ход
settings-clock-live-900-10 = 15 минут + 10 секунд на ход
settings-clock-move-86400 = 1 день на ход
settings-clock-move-259200 = 3 дня на ход
settings-clock-move-604800 = 7 дней на ход
settings-notices-label = Упоминания, когда пора ходить
settings-notices-on = Упоминать после долгого отсутствия
settings-notices-off = Никогда не упоминать
settings-coach-label = Предупреждения о грубых ошибках
settings-coach-auto = В первых трёх партиях каждой игры против бота
settings-coach-on = Во всех партиях против бота
settings-coach-off = Никогда
settings-listed-label = Таблицы лидеров
settings-listed-on = Показывать среди лучших
settings-listed-off = Никогда не показывать
settings-usual = Как принято в языке
settings-usual-everywhere = Как обычно

## match

match-title = { $game }: { $first } — { $second }
match-side = **{ $name }** ({ $side })
match-sides = { $first } — { $second }
match-turn = Ходит { $name } ({ $side })
match-thinking = Qibot думает…
match-queue = Сейчас я играю ещё и на других досках ({ $n }): ход может занять немного времени.
match-check = Шах!
match-near_loses = ⚠️ Ещё одно повторение, и проигрывает { $loser } ({ $reason }).
match-near_draws = ⚠️ Ещё одно повторение, и будет ничья.
match-last = Последний ход: { $move } ({ $side })
match-start = Ходов ещё нет
match-ply =
    { $n ->
        [one] Сделан { $n } ход
        [few] Сделано { $n } хода
        [many] Сделано { $n } ходов
       *[other] Сделано { $n } хода
    }
match-number = Партия { $id }
match-elsewhere = Эта партия продолжилась в другом месте. Её участники найдут её с помощью { COMMAND("board") }.
match-event = Турнир { $id }, тур { $round } из { $rounds }
match-unrated = без рейтинга
match-hints =
    { $n ->
        [one] { $name }: { $n } подсказка
        [few] { $name }: { $n } подсказки
        [many] { $name }: { $n } подсказок
       *[other] { $name }: { $n } подсказки
    }
match-your_turn = { $name }, ваш ход.
match-bot_moved = { $name }, я сделал ход. Теперь вы.
match-time_short = { $name }, на ваш ход осталось мало времени.

## hints

hints-nobody = без подсказок
hints-both = подсказки для обоих

## challenge

challenge-asked = { $challenger } вызывает игрока { $opponent }: { $game }.
challenge-first = Первый ход: { $name }.
challenge-until = Вызов истекает { $when }.
challenge-declined = { $opponent } сейчас не хочет играть ({ $game }).
challenge-withdrawn = { $challenger } отзывает вызов.
challenge-expired = { $opponent } не отвечает, и вызов истёк ({ $game }).
challenge-ended = Модератор прекратил вызов ({ $game }).
challenge-rematch = { $challenger } предлагает реванш игроку { $opponent }: { $game }.

## offer

offer-draw_asked = { $name } предлагает ничью.
offer-takeback_asked =
    { $n ->
        [one] { $name } просит вернуть { $n } ход.
        [few] { $name } просит вернуть { $n } хода.
        [many] { $name } просит вернуть { $n } ходов.
       *[other] { $name } просит вернуть { $n } хода.
    }
offer-pause_asked = { $name } просит остановить часы.
offer-hidden = Этот вопрос видите только вы: здесь мне нельзя писать для всех. О чём вы просите, сказано у доски, а { $name } отвечает той же кнопкой под ней.

## moves

moves-last = Последний ход: { $move } ({ $side }, { $piece })
moves-taking = { $last }, взято: { $pieces }
moves-named = Посмотрите на { $piece }.

## opening

opening-undecided = Кто за кого играет, решит дебют
opening-choose = Сторону выбирает { $name }

## board

board-opening = Дебют: { $name }
board-asked = { $name }: { $question }
board-again = Доску покажет { COMMAND("board") }.

## card

card-record = Счёт встреч: { $first } { $first_wins }, { $second } { $second_wins }, ничьих { $draws }
card-level-record = Против уровня «{ $level }»: побед { $won }, ничьих { $drawn }, поражений { $lost }
card-first-win = 🏆 { $name }: первая победа над уровнем «{ $level }».
card-streak = { $name }: побед подряд над уровнем «{ $level }» — { $n }.
card-next-level = Попробовать уровень «{ $level }»?

## hint

hint-takes = { $move } (взятие: { $pieces })
hint-piece = Обратите внимание на { $cell } ({ $piece }).
hint-candidates = Посмотрите на { $moves }: один из этих ходов лучший.
hint-only = Здесь хорош только один ход: { $moves }.
hint-move = Играйте **{ $move }**.
hint-line = Вероятное продолжение: { $line }

## clock

clock-hours = Часов на ход: { $n }
clock-named = Часы: { $clock }
clock-first = На первый ход { $minutes } минут
clock-paused = ⏸️ Часы стоят
clock-short = ⚠️ **{ $name }, времени мало: оно выйдет { $when }**
clock-runs_again = ▶️ Часы снова идут.

## prospect

prospect-wins-now = Это сразу выигрывает.
prospect-wins =
    { $n ->
        [one] Это выигрывает за { $n } ход.
        [few] Это выигрывает за { $n } хода.
        [many] Это выигрывает за { $n } ходов.
       *[other] Это выигрывает за { $n } хода.
    }
prospect-loses =
    { $n ->
        [one] Так вы продержитесь дольше всего: соперник может выиграть за { $n } ход.
        [few] Так вы продержитесь дольше всего: соперник может выиграть за { $n } хода.
        [many] Так вы продержитесь дольше всего: соперник может выиграть за { $n } ходов.
       *[other] Так вы продержитесь дольше всего: соперник может выиграть за { $n } хода.
    }
prospect-loses-now = Этим ходом партия заканчивается, и любой ход проигрывает.
prospect-wins-by-rule = Сопернику нельзя бесконечно повторять ходы: кто так делает, проигрывает.
prospect-loses-by-rule = Вам нельзя бесконечно повторять ходы: кто так делает, проигрывает. Смените ход, как только сможете.
prospect-draws = Это удерживает ничью.
prospect-wins-material = Это выигрывает материал: { $won }.
prospect-wins-material-for = Это выигрывает материал: { $won }; взамен: { $lost }.
prospect-loses-material = Потери в любом случае: { $lost }. Так они наименьшие.
prospect-loses-material-for = Потери в любом случае: { $lost }; взамен: { $won }. Так они наименьшие.
prospect-better = После этого у вас перевес.
prospect-worse = Вы стоите хуже, но это лучшая защита.
prospect-even = Это сохраняет равновесие.

## truth

truth-all = Все ходы при безошибочной игре обеих сторон: { $values }.
truth-wins =
    { $n ->
        [1] **{ $move }** сразу выигрывает
       *[other] **{ $move }** выигрывает за { $n }
    }
truth-loses = **{ $move }** проигрывает за { $n }
truth-draws = **{ $move }** ведёт к ничьей

## rating

rating-title = Рейтинг
rating-change = { $name } { $rating }{ $change }
rating-row = Рейтинг, { $game }: { $rating } (рейтинговых партий: { $n })
rating-provisional = Знак вопроса означает: партий пока слишком мало для уверенности.
rating-history = Рейтинг за последние партии ({ $n }): от { $first } до { $last }.

## position

position-unrated = с позиции, без рейтинга

## replay

replay-position = Ход { $ply } из { $total }
replay-start = Начало

## refusal

refusal-self-block = Нельзя заблокировать себя.
refusal-not-your-turn = Сейчас не ваш ход.
refusal-not-your-match = Это партия других игроков. Начните свою: { COMMAND("play") }.
refusal-bot-is-thinking = Я ещё думаю над ходом. Минутку…
refusal-stale = С тех пор доска изменилась. Посмотрите на неё и выберите снова.
refusal-match-challenged = Эта партия не началась: вызов ждёт ответа.
refusal-match-playing = Эта партия уже началась.
refusal-match-finished = Эта партия окончена.
refusal-match-declined = Этот вызов отклонён.
refusal-match-withdrawn = Этот вызов отозван.
refusal-match-expired = Этот вызов уже закрыт. Новый можно бросить через { COMMAND("play") }.
refusal-match-not-found = Такой партии нет.
refusal-unreadable-move = Не могу прочитать { $move } как ход. Введите { $how }.
refusal-illegal-move = { $move }: здесь так пойти нельзя.
refusal-piece-own = ваша фигура на { $cell } ({ $piece })
refusal-piece-other = фигура соперника на { $cell } ({ $piece })
refusal-ambiguous-move = { $move } может означать разное: { $candidates }.
refusal-over-move = В этой позиции партия закончена.
refusal-bad-game = Я не знаю игры { $value }.
refusal-bad-level = Я не знаю уровня { $value }.
refusal-bad-side = Я не знаю стороны { $value }.
refusal-bad-notation = В этой игре нет записи { $value }.
refusal-bot-opening = Этот дебют для двух человек: укажите и соперника.
refusal-level-for-bot = Уровень выбирают только для игры со мной. Уберите уровень или соперника.
refusal-bad-choice = { $value }: такого варианта нет.
refusal-self-challenge = Нельзя вызвать себя. Оставьте соперника пустым, чтобы играть со мной.
refusal-bot-challenge = Другие боты не умеют играть. Оставьте соперника пустым, чтобы играть со мной.
refusal-unseen-challenge = Этот человек не видит этот канал и не смог бы ответить. Вызовите его в канале, который видите вы оба.
refusal-challenge-pending = Вы уже бросили этот вызов; он ждёт ответа.
refusal-challenged-already = { $name } уже вызывает вас на эту игру: примите тот вызов или сначала отклоните его.
refusal-too-many-matches = У вас открыто партий: { $limit }. Больше я не разрешаю. Сначала закончите одну ({ COMMAND("games") }).
refusal-not-for-you = Этот вопрос задан не вам.
refusal-not-yours = Отозвать может только тот, кто просил.
refusal-match-goes-on = Партия ещё не окончена.
refusal-no-match = У вас нет текущих партий. Начните с { COMMAND("play") }.
refusal-several-matches = У вас несколько текущих партий. Выберите одну.
refusal-rematch-exists = Реванш уже начался: это партия { $match_id } ({ COMMAND("games") }).
refusal-offer-gone = Это предложение больше не действует.
refusal-offer-stands = Одно предложение уже ждёт ответа.
refusal-slow-down = Ваш последний вызов этому человеку не стал партией. Снова вызвать его можно { $when }.
refusal-former-player = Ваш соперник в той партии больше мной не пользуется.
refusal-blocked = Этот человек не принимает от вас вызовы.
refusal-too-much-asked = Вы попросили меня слишком о многом сразу. Попробуйте ещё раз чуть позже.
refusal-just-asked = Вы только что попросили меня об этом. Подождите немного, прежде чем просить снова.
refusal-choice-due = Сначала выберите под доской, за какую сторону играете.
refusal-choice-made = Сейчас выбирать нечего.
refusal-in-opening = Подсказки будут после дебюта.
refusal-bad-opening = В этой игре нет дебюта { $value }.
refusal-no-vacation-left = Это больше, чем у вас есть. Осталось дней отпуска в этом году: { $n }.
refusal-no-hints = Между людьми подсказки есть только тогда, когда оба согласились на них в начале партии, и никогда в турнирах и в партиях в реальном времени.
refusal-own-match = Эта позиция — из вашей партии { $match_id }, которая ещё идёт. Когда она закончится, я назову лучший ход, и отсюда можно будет играть дальше.
refusal-too-many-here = Достигнут предел открытых партий на этом сервере ({ $limit }). Сначала закончите одну.
refusal-no-leaderboard = На этом сервере таблица лидеров выключена. Выберите «{ top-everywhere }», чтобы увидеть лучших на всех серверах.
refusal-wrong-channel = На этом сервере играют только здесь: { $where }.
refusal-wrong-role = На этом сервере партии могут начинать только эти роли: { $who }.
refusal-suspended = Вам нельзя пользоваться мной на этом сервере { $until }. Указанная причина: { $reason }

## menus

menus-match_option = { $game }, соперник: { $opponent }

## trouble

trouble-unknown-button = Эта кнопка слишком старая. { COMMAND("board") } показывает доску партии ещё раз; для остального вызовите нужную команду снова.
trouble-cannot-post = У меня нет права писать здесь. Попросите права на просмотр канала, отправку сообщений и прикрепление файлов (в голосовом канале — и на подключение) или играйте в другом канале.
trouble-late = Это заняло слишком много времени. Нажмите кнопку ещё раз.

## series

series-score = Счёт: { $first } { $points } : { $other } { $second }

## moderation

moderation-until = до { $when }
moderation-until-lifted = пока модератор не разрешит снова

## learn

learn-show = Показать
learn-right-1 = Верно!
learn-right-2 = Отлично!
learn-right-3 = Именно так!
learn-not-it = { $move } — ход возможный, но не тот, который мы ищем.
