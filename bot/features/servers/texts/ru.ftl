### Looking after a server: the greeting, /setup, moderation.

## commands

commands-reason-name = причина
commands-reason-description = Что прочтут игроки
commands-setup-name = настройка
commands-setup-description = Где, кто и как пользуется мной на этом сервере
commands-end-name = прекратить
commands-end-description = Прекратить партию на этом сервере без результата
commands-end-match-description = Какая партия этого сервера
commands-suspend-name = отстранить
commands-suspend-description = Запретить кому-то пользоваться мной на этом сервере
commands-suspend-player-description = Кому нельзя пользоваться мной
commands-suspend-hours-name = часы
commands-suspend-hours-description = На сколько часов (пусто: пока не снимут)
commands-unsuspend-name = снять-отстранение
commands-unsuspend-description = Снова разрешить кому-то пользоваться мной на этом сервере
commands-unsuspend-player-description = Кому снова можно пользоваться мной

## windows

windows-quiet_hours = С какого по какой час (пусто: нет)
windows-quiet_hours-placeholder = Например, 22-7
windows-quiet_zone = Часовой пояс
windows-quiet_zone-placeholder = Например, Europe/Moscow или UTC+3

## greeting

greeting-title = Здравствуйте! Я играю в настольные игры.
greeting-play = {"*"}*1. Играйте.** Любой может начать командой { COMMAND("play") } — против меня или друг против друга. Остальное объяснит { COMMAND("help") }.
greeting-setup = {"*"}*2. Настройте меня.** { COMMAND("setup") } или кнопка ниже: где и кто может начинать партии, язык, тихие часы. Это для тех, кто управляет сервером.
greeting-moderate = {"*"}*3. Следите за порядком.** Модераторы прекращают партию командой { COMMAND("end") } и отстраняют нарушителя командой { COMMAND("suspend") }.
greeting-button = Настроить

## setup

setup-title = Как мной пользуются на этом сервере
setup-channels = {"*"}*Каналы** или целые категории, где можно начинать партии; ветки относятся к своему каналу
setup-channels-any = Все каналы
setup-roles = {"*"}*Роли**, которым можно начинать партии
setup-roles-any = Все
setup-log = {"*"}*Журнал модерации**: где отмечаются прекращённые партии и отстранения
setup-log-any = Нигде
setup-most = {"*"}*Открытые партии**: сколько их может быть здесь у одного человека
setup-most-option =
    { $n ->
        [one] { $n } партия
        [few] { $n } партии
        [many] { $n } партий
       *[other] { $n } партии
    }
setup-quiet = {"*"}*Тихие часы:** с { $start } до { $end } ({ $zone }) мои сообщения приходят без звука
setup-quiet-never = {"*"}*Тихие часы:** нет
setup-quiet-button = Тихие часы
setup-leaderboard-on = Таблица лидеров: вкл.
setup-leaderboard-off = Таблица лидеров: выкл.
setup-threads-on = Обсуждения: вкл.
setup-threads-off = Обсуждения: выкл.
setup-threads-refused = ⚠️ У меня нет права создавать публичные ветки. Пока его нет, обсуждения не открываются.

## moderation

moderation-ended = { $names } Партия { $id } прекращена модератором. Причина: { $reason }
moderation-log-end = Модератор { $moderator }: прекращена партия { $subject }. Причина: { $reason }
moderation-log-suspend = Модератор { $moderator }: отстранение, { $subject }. Причина: { $reason }
moderation-log-unsuspend = Модератор { $moderator }: отстранение снято, { $subject }.
moderation-ended-done = Партия { $id } прекращена, игроки прочтут вашу причину.
moderation-not-logged = Не удалось записать это в канал журнала. Проверьте там мои права.
moderation-not-them = Нельзя отстранить ни себя, ни бота.
moderation-own-match = В этой партии играете вы сами. Вы можете сдаться; завершить её без результата может только другой модератор.
moderation-suspended =
    { $n ->
        [0] { $name }: отстранение действует, сообщение отправлено.
        [one] { $name }: отстранение действует, сообщение отправлено. Прекращена { $n } партия.
        [few] { $name }: отстранение действует, сообщение отправлено. Прекращены { $n } партии.
        [many] { $name }: отстранение действует, сообщение отправлено. Прекращено { $n } партий.
       *[other] { $name }: отстранение действует, сообщение отправлено. Прекращено { $n } партии.
    }
moderation-suspended-untold =
    { $n ->
        [0] { $name }: отстранение действует. Личные сообщения от меня закрыты, причина будет показана при следующей попытке здесь.
        [one] { $name }: отстранение действует. Личные сообщения от меня закрыты, причина будет показана при следующей попытке здесь. Прекращена { $n } партия.
        [few] { $name }: отстранение действует. Личные сообщения от меня закрыты, причина будет показана при следующей попытке здесь. Прекращены { $n } партии.
        [many] { $name }: отстранение действует. Личные сообщения от меня закрыты, причина будет показана при следующей попытке здесь. Прекращено { $n } партий.
       *[other] { $name }: отстранение действует. Личные сообщения от меня закрыты, причина будет показана при следующей попытке здесь. Прекращено { $n } партии.
    }
moderation-lifted = { $name } снова может пользоваться мной здесь.
moderation-was-not = { $name }: отстранения не было.
moderation-you-are-suspended = Вам нельзя пользоваться мной на сервере { $server } { $until }. Указанная причина: { $reason }
moderation-you-may-again = Вам снова можно пользоваться мной на сервере { $server }: модератор снял отстранение.

## refusal

refusal-bad-hours = { $value } — не промежуток времени. Введите два часа без минут, например 22-7.
refusal-bad-zone = Не знаю часового пояса { $value }. Введите, например, Europe/Moscow или UTC+3.

## daily

daily-button = Задача дня
