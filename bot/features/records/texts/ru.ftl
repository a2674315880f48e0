### Looking back: lists, replays, statistics, leaderboards.

## commands

commands-top-name = лучшие
commands-top-description = Лучшие игроки в игре
commands-top-where-name = где
commands-top-where-description = На этом сервере (по умолчанию) или везде
commands-top-when-name = когда
commands-top-when-description = Кто играл за последнюю неделю, за последний месяц или недавно (по умолчанию)
commands-stats-against-name = против
commands-stats-against-description = Только против этого игрока; Qibot — партии со мной
commands-games-name = партии
commands-games-description = Ваши текущие партии со ссылками на доски
commands-history-name = история
commands-history-description = Просмотреть сыгранные партии ход за ходом
commands-history-player-description = Чьи партии (по умолчанию ваши)
commands-history-game-description = Только эта игра
commands-stats-name = статистика
commands-stats-description = Победы, ничьи, поражения, серии и рекорды
commands-stats-player-description = Чья статистика (по умолчанию ваша)
commands-stats-game-description = Только эта игра

## buttons

buttons-show_again = Показать ещё раз
buttons-newer = Новее
buttons-older = Старее
buttons-card = Карточка

## menus

menus-challenge = Ответить на вызов или отозвать его
menus-replay = Какую партию показать?

## position

position-study = Доска для анализа

## progress

progress-title = Ваши текущие партии
progress-line = **{ $game }** · соперник: { $opponent } · { $state }
progress-your_move = ваш ход
progress-their_move = ходит { $name }
progress-to_answer = ждёт вашего ответа
progress-awaits_answer = ждёт ответа

## history

history-title = Партии игрока { $name }
history-none = Партий пока нет. Начните с { COMMAND("play") }.
history-line = #{ $id } **{ $outcome }** { $game } · { $opponent } · { $reason } · { $plies } · { $when }
history-line_running = #{ $id } **{ $outcome }** { $game } · { $opponent } · { $plies } · { $when }
history-plies =
    { $n ->
        [one] { $n } ход
        [few] { $n } хода
        [many] { $n } ходов
       *[other] { $n } хода
    }
history-page = Страница { $page } из { $pages }, всего { $total }

## replay

replay-title = Просмотр партии { $id }
replay-exported = Партия в формате PGN, запись: { $notation }.

## stats

stats-title = Статистика игрока { $name }
stats-none = Сыгранных партий, идущих в зачёт, пока нет. Начните с { COMMAND("play") }.
stats-all_games = все игры
stats-overall = Всего
stats-wins = Победы
stats-draws = Ничьи
stats-losses = Поражения
stats-row = { $label }: побед { $wins }, ничьих { $draws }, поражений { $losses }
stats-fact = { $label }: { $value }
stats-against_bot = Qibot, { $level }
stats-against_people = Люди
stats-streak_win =
    { $n ->
        [one] { $n } победа
        [few] { $n } победы
        [many] { $n } побед
       *[other] { $n } победы
    }
stats-streak_draw =
    { $n ->
        [one] { $n } ничья
        [few] { $n } ничьи
        [many] { $n } ничьих
       *[other] { $n } ничьи
    }
stats-streak_loss =
    { $n ->
        [one] { $n } поражение
        [few] { $n } поражения
        [many] { $n } поражений
       *[other] { $n } поражения
    }
stats-streak = Текущая серия
stats-best_streak = Лучшая серия побед
stats-shortest = Самая быстрая победа
stats-longest = Самая долгая победа
stats-hints = Взято подсказок
stats-puzzles = Задачи: рейтинг **{ $rating }** · решено { $solved } из { $tried }

## top

top-title = Лучшие: { $game }
top-server = На этом сервере
top-everywhere = Везде
top-week = Играли за последние 7 дней
top-month = Играли за последние 30 дней
top-all = Играли недавно
top-none = Пока никого: нужны три рейтинговые партии.
top-played = рейтинговых партий: { $n }
top-matches = Рейтинговые партии
top-why = По рейтингу, начиная с трёх рейтинговых партий. { COMMAND("settings") } убирает вас из списка.
top-unsettled = Пока предварительно (?): рейтинг устанавливается в партиях со мной или с игроками, чей рейтинг уже установлен.
top-beaten = 🏅 Обыграли меня на уровне «{ $level }» без подсказок: { $names }.

## against

against-title = { $first } — { $second }
against-none = Между ними ещё нет законченных партий, идущих в зачёт.
against-score = { $first } { $won } : { $lost } { $second }

## refusal

refusal-bot-record = У ботов нет своей статистики. Выберите человека.
refusal-no-server = Здесь не сервер. Выберите «{ top-everywhere }», чтобы увидеть лучших на всех серверах.
