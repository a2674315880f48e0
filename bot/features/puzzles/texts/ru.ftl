### Puzzles, and the puzzle of the day.

## commands

commands-puzzle-name = задача
commands-puzzle-description = Решить задачу: выигрывает только один ход; видите её только вы
commands-puzzle-game-description = Какая игра; оставьте пустым для любой

## buttons

buttons-daily_solve = Решать

## puzzle

puzzle-title = Задача: { $game } · рейтинг { $rating }
puzzle-goal = Ходят { $side }: выигрывает только один ход. Найдите его.
puzzle-go-on = Верно! В ответ { $move }. Продолжайте.
puzzle-wrong = { $move } не выигрывает. Попробуйте ещё раз.
puzzle-solved = Решено!
puzzle-line = Решение: { $line }
puzzle-then = Как идёт дальше: { $line }
puzzle-idea = Идея: { $idea }.
puzzle-solution = Решение
puzzle-another = Ещё задача
puzzle-rating = Ваш рейтинг в задачах: **{ $rating }** ({ $change }).
puzzle-streak = Решено подряд: **{ $n }**.
puzzle-counts = Неверный ход, подсказка или показ решения засчитываются как нерешённая задача.
puzzle-counted = Эта задача уже учтена в вашем рейтинге.
puzzle-gone = Этой задачи у меня больше нет. { COMMAND("puzzle") } даст другую.

## theme

theme-sacrifice = отдать что-то, чтобы выиграть больше
theme-forcing = каждый ход оставляет только один ответ
theme-double = две угрозы сразу
theme-zugzwang = любой ответ вам помогает, угроза не нужна
theme-quiet = тихий ход, который готовит победу
theme-capture = взять то, что нельзя защитить
theme-threat = угроза, которая ведёт к большей

## daily

daily-title = Задача дня: { $game } · рейтинг { $rating }
daily-nobody = Пока никто не пробовал.
daily-counts = Пробовали: { $tried } · решили: { $solved }
daily-solvers = Решили: { $names }
daily-streak =
    { $n ->
        [one] Самая длинная серия: { $name }, { $n } день
        [few] Самая длинная серия: { $name }, { $n } дня
        [many] Самая длинная серия: { $name }, { $n } дней
       *[other] Самая длинная серия: { $name }, { $n } дня
    }
daily-counted = Решите её для себя: за этот день она больше не считается.
daily-shared = { $name } решает задачу дня. Дней подряд: **{ $n }**.
daily-setup = Задача дня
daily-channel = Каждый день я публикую задачу в канале. Каждый отвечает только для себя; в сообщении видно, кто решил, и ничего о решении.
daily-channel-none = Без задачи дня
daily-hour = В котором часу
daily-game = Какая игра
daily-any-game = Все игры по очереди
daily-next = Следующая задача: { $when }
daily-refused = ⚠️ У меня нет права публиковать в { $channel }. Пока его нет, задачи не появляются.
daily-trouble = Я не смог опубликовать задачу дня в { $channel }. Проверьте там мои права или выберите другой канал командой { COMMAND("setup") }. Я буду пробовать каждый день, но напоминать не стану.
