### What everything shares: the language itself, the bot, levels, sides, lists, results.

## What this language calls itself

language = Русский

## bot

bot-name = Qibot
bot-opponent = Qibot ({ $level })
bot-former-player = бывший игрок

## levels

levels-beginner = Новичок
levels-easy = Лёгкий
levels-medium = Средний
levels-hard = Сложный
levels-master = Мастер

## sides

sides-first = Начинаю я
sides-second = Начинает соперник
sides-drawn = Случайно

## How a command is named where the client cannot make it a link

command = /{ $local } (/{ $name })

## list

list-comma = ,{" "}
list-and = { $items } и { $last }

## result

result-resignation = { $loser } сдаётся. Победа: { $winner }.
result-agreement = Ничья по соглашению.
result-timeout = { $loser }: время вышло. Победа: { $winner }.
result-timeout-draw = Время вышло, но другая сторона уже не могла выиграть: ничья.
result-moderation = Партия прекращена модератором, без результата.
result-dismissal = Партия прекращена без результата: меня больше нет на сервере, где она игралась.

## reason

reason-resignation = сдача
reason-agreement = соглашение
reason-timeout = время
reason-timeout-draw = время, выигрыш невозможен
reason-moderation = прекращена модератором
reason-dismissal = бот покинул сервер

## outcome

outcome-win = Победа
outcome-draw = Ничья
outcome-loss = Поражение
outcome-running = Идёт
outcome-none = Без результата
