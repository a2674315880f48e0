### Looking back: lists, replays, statistics.

## progress

progress-title = Ваши текущие партии
progress-none = У вас нет текущих партий. Начните с { COMMAND("play") }.
progress-line = **{ $game }** · соперник: { $opponent } · { $state } · { $plies }
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
replay-position = Ход { $ply } из { $total }
replay-start = Начало
replay-exported = Партия в формате PGN, запись: { $notation }.

## stats

stats-title = Статистика игрока { $name }
stats-none = Сыгранных партий пока нет. Начните с { COMMAND("play") }.
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
stats-moves =
    { $n ->
        [one] { $n } ход
        [few] { $n } хода
        [many] { $n } ходов
       *[other] { $n } хода
    }
