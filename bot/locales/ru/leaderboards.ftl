### Leaderboards: who is best, and who beat whom.

## commands

commands-top-name = лучшие
commands-top-description = Лучшие игроки в игре
commands-top-game-name = игра
commands-top-game-description = Какая игра
commands-top-where-name = где
commands-top-where-description = На этом сервере (по умолчанию) или везде
commands-top-when-name = когда
commands-top-when-description = Кто играл за неделю, за месяц или вообще недавно (по умолчанию)
commands-stats-against-name = против
commands-stats-against-description = Только против этого игрока; Qibot — партии со мной

## settings

settings-listed-label = Таблицы лучших
settings-listed-on = Показывать меня среди лучших
settings-listed-off = Никогда не показывать

## top

top-title = Лучшие: { $game }
top-server = На этом сервере
top-everywhere = Везде
top-week = Играли за последние 7 дней
top-month = Играли за последние 30 дней
top-all = Играли недавно
top-none = Пока никого: нужны три рейтинговые партии.
top-played = рейтинговых партий: { $n }
top-why = По рейтингу, начиная с трёх рейтинговых партий. { COMMAND("settings") } убирает вас из списка.
top-unsettled = Пока предварительно (?): рейтинг устанавливается в партиях со мной или с игроками, чей рейтинг уже установлен.
top-beaten = 🏅 Обыграли меня на уровне «{ $level }» без помощи: { $names }.

## against

against-title = { $first } против { $second }
against-none = Между ними ещё нет законченных партий.
against-score = { $first } { $won } : { $lost } { $second }

## refusal

refusal-no-leaderboard = На этом сервере таблица лидеров выключена. Выберите «{ top-everywhere }», чтобы увидеть лучших на всех серверах.
