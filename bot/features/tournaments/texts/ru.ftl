### Tournaments.

## commands

commands-tournament-name = турнир
commands-tournament-description = Турнир в этом канале; без игры — список турниров
commands-tournament-game-description = Какая игра; оставьте пустым, чтобы увидеть список
commands-tournament-kind-name = вид
commands-tournament-kind-description = Каждый с каждым или несколько туров между игроками с равными очками (швейцарка)
commands-tournament-rounds-name = туры
commands-tournament-rounds-description = Сколько туров в швейцарском турнире (по умолчанию 5)
commands-tournament-players-name = игроки
commands-tournament-players-description = Сколько человек может участвовать самое большее
commands-tournament-clock-description = Сколько времени на каждую партию (по умолчанию день на ход)

## buttons

buttons-tournament_join = Участвовать
buttons-tournament_leave = Покинуть
buttons-tournament_start = Начать
buttons-tournament_cancel = Отменить
buttons-tournament_leave_yes = Покинуть турнир
buttons-tournament_cancel_yes = Отменить турнир

## tournament

tournament-kind-robin = Круговой
tournament-kind-swiss = Швейцарская система
tournament-robin = Круговой турнир: каждый играет с каждым
tournament-swiss =
    { $n ->
        [one] Швейцарская система: { $n } тур
        [few] Швейцарская система: { $n } тура
        [many] Швейцарская система: { $n } туров
       *[other] Швейцарская система: { $n } тура
    }
tournament-title = Турнир { $id }: { $game }
tournament-by = организатор { $host }
tournament-players = Участников: { $count } (не больше { $most })
tournament-needs = Нужно не меньше { $least } участников. Начинает турнир организатор или модератор.
tournament-round = Тур { $round } из { $rounds }
tournament-bye = { $name }: свободный тур
tournament-played = идёт
tournament-no-result = без результата
tournament-winner = Победа в турнире: { $names }
tournament-shared = Первое место разделили: { $names }
tournament-first = Первым ходит тот, кто назван первым.
tournament-standings = Таблица
tournament-points = Очки
tournament-place = Место
tournament-rating = Рейтинг
tournament-tie-robin = ЗБ
tournament-tie-swiss = Бх
tournament-cancelled = Этот турнир отменён.
tournament-ties-robin = Победа — 1 очко, ничья — ½. В скобках коэффициент Зоннеборна — Бергера: очки побеждённых соперников и половина очков тех, с кем сыграно вничью. Он решает при равенстве очков, затем партии этих игроков между собой; кто и тогда равен, делит место.
tournament-ties-swiss = Победа — 1 очко, ничья — ½, свободный тур — 1. В скобках коэффициент Бухгольца: сумма очков соперников. Он решает при равенстве очков, затем партии этих игроков между собой, если все они встречались; кто и тогда равен, делит место.
tournament-made = Турнир объявлен в этом канале. Участвовать можно, нажав кнопку там.
tournament-joined = Вы участвуете в этом турнире.
tournament-left = Вы больше не участвуете в этом турнире.
tournament-leave-ask = Покинуть турнир? Вы проиграете партию, которую в нём играете, и в следующих турах соперников не будет.
tournament-cancel-ask = Отменить турнир? Он закончится без победителя. Начатые партии продолжатся.
tournament-list = Турниры
tournament-none = Здесь нет турниров. В канале сервера { COMMAND("tournament") } с названием игры объявит новый.
tournament-is-open = идёт запись
tournament-is-playing = тур { $round } из { $rounds }
tournament-is-finished = окончен
tournament-is-cancelled = отменён

## refusal

refusal-not-in-tournament = Вы не участвуете в этом турнире.
refusal-server-tournament = Турниру нужен канал на сервере. Здесь можно посмотреть список тех, в которых вы участвуете: не указывайте игру.
refusal-not-your-tournament = Это может только организатор турнира или модератор.
refusal-too-few-players = Сначала должно записаться не меньше { $least } участников.
refusal-too-many-tournaments = У вас на этом сервере незаконченных турниров: { $limit }. Сначала закончите или отмените один.
refusal-bad-players = В турнире такого вида предел участников не может быть { $value }, только от { $least } до { $limit }.
