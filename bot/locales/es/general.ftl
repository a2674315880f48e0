### What everything shares: the language itself, the bot, levels, sides, lists, results.

## What this language calls itself

language = Español

## bot

bot-name = Qibot
bot-opponent = Qibot ({ $level })
bot-former-player = un antiguo jugador

## levels

levels-beginner = Principiante
levels-easy = Fácil
levels-medium = Medio
levels-hard = Difícil
levels-master = Maestro

## sides

sides-first = Empiezo yo
sides-second = Empieza el rival
sides-drawn = Al azar

## How a command is named where the client cannot make it a link

command = /{ $local } (/{ $name })

## list

list-comma = ,{" "}
list-and = { $items } y { $last }

## result

result-resignation = { $loser } se rinde. Gana { $winner }.
result-agreement = Tablas de mutuo acuerdo.
result-timeout = { $loser } se quedó sin tiempo. Gana { $winner }.
result-timeout-draw = Se acabó el tiempo, pero el otro bando ya no podía ganar: tablas.
result-moderation = Partida terminada por la moderación, sin resultado.
result-dismissal = Partida terminada sin resultado: ya no estoy en el servidor donde se jugaba.

## reason

reason-resignation = abandono
reason-agreement = acuerdo
reason-timeout = tiempo
reason-timeout-draw = tiempo, sin victoria posible
reason-moderation = terminada por la moderación
reason-dismissal = el bot dejó el servidor

## outcome

outcome-win = Ganada
outcome-draw = Tablas
outcome-loss = Perdida
outcome-running = En curso
outcome-none = Sin resultado
