### The board that one can touch: what its page says by itself.

## activity

activity-connecting = Соединение…
activity-lost = Связь прервалась. Пробую снова…
activity-outside = Эта страница — часть Discord: откройте её там, из партии.
activity-failed = Discord не ответил. Закройте эту страницу и откройте её снова.
activity-newer = Есть более новая версия этой страницы: закройте её и откройте снова.
activity-board = Доска
activity-keys = Стрелки ведут по доске, Enter выбирает, Escape отменяет выбор.
activity-moves = Ходы
activity-turn = Повернуть доску
activity-sound = Звук
activity-target = { $cell }: можно выбрать
activity-prepared = Подготовлено: { $move }
activity-confirm = Спрашивать перед каждым ходом
activity-meant = Сделать этот ход?
activity-make = Сделать ход
activity-unknown = Discord не смог подтвердить, кто вы. Закройте эту страницу и откройте снова.
activity-hidden = Эту партию здесь больше нельзя увидеть.
activity-lobby = Обзор
activity-back = Назад к доске
activity-challenges = Открытые вызовы в этом канале
activity-begin = Начать партию
activity-watch = Партии для просмотра
activity-puzzles = Задачи
activity-record = Ваша статистика
activity-show = Показать
activity-choose_game = Выбрать игру
activity-pause = Остановить часы

## refusal

refusal-not-here = У этого человека страница уже не открыта.
refusal-only-answers = Здесь я не могу писать сам. Начните партию в чате: кнопкой там или командой { COMMAND("play") }.
refusal-timed-out = Вам нельзя пользоваться мной на этом сервере { $until }: у вас здесь тайм-аут.
