### Settings, help, about.

## settings

settings-title = Ваши настройки
settings-server_title = Настройки сервера по умолчанию
settings-saved = Сохранено.
settings-server_only = Менять настройки сервера могут только те, кто им управляет.
settings-language-label = Язык
settings-language-auto = Как в Discord
settings-every_game = Все игры
settings-one_game = Выбор для одной игры
settings-usual = Как принято в моём языке
settings-notation-label = Запись ходов
settings-pieces-label = Фигуры
settings-look-label = Вид доски
settings-board-label = Доски
settings-board-picture = Картинками
settings-board-text = Текстом (для экранных дикторов и медленной связи)
settings-notices-label = Упоминания, когда мой ход
settings-notices-on = Упоминать, если меня давно не было
settings-notices-off = Никогда не упоминать

## help

help-title = Как играть со мной
help-begin =
    {"*"}*Начните** с { COMMAND("play") }: выберите игру, затем уровень для игры со мной или человека, которого вызываете.
    {"*"}*Ходите** кнопками под доской. Где ходов много, выбирайте по шагам или введите ход ({ COMMAND("move") } или кнопка «Ввести ход»).
help-during =
    {"*"}*Нет идей?** { COMMAND("hint") } помогает в три шага: куда смотреть, какой ход и к чему он ведёт. Видите это только вы.
    {"*"}*Ошиблись?** { COMMAND("takeback") } возвращает ваш последний ход; против человека только с его согласия. { COMMAND("draw") } предлагает ничью, { COMMAND("resign") } сдаёт партию.
help-after =
    {"*"}*Потом** нажмите «Реванш», чтобы сыграть ещё раз, поменявшись сторонами. { COMMAND("history") } показывает любую партию ход за ходом, { COMMAND("stats") } — вашу статистику.
    {"*"}*Потеряли доску?** { COMMAND("games") } перечисляет ваши партии, { COMMAND("board") } показывает доску ещё раз. Доски работают всегда, даже после перезапуска.
help-rules = **{ $game }**: { $rules }

## about

about-title = О Qibot
about-what = Я играю в эти игры, на собственных движках: { $games }.
about-version = Версия { $version }
about-compiled = Движки: скомпилированы
about-interpreted = Движки: интерпретируются (медленнее; при установке не нашлось компилятора C)
about-workers =
    { $n ->
        [one] { $n } процесс движка, занято: { $busy }, в очереди: { $waiting }
        [few] { $n } процесса движка, занято: { $busy }, в очереди: { $waiting }
        [many] { $n } процессов движка, занято: { $busy }, в очереди: { $waiting }
       *[other] { $n } процесса движка, занято: { $busy }, в очереди: { $waiting }
    }
about-tables = Таблицы поиска в памяти: { $tables } из { $slots } возможных
about-played =
    { $n ->
        [one] Доиграна { $n } партия
        [few] Доиграно { $n } партии
        [many] Доиграно { $n } партий
       *[other] Доиграно { $n } партии
    }
about-uptime = Запущен { $when }
