### What all games and pages share.

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
sides-second = Empiezas tú
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

## reason

reason-resignation = abandono
reason-agreement = acuerdo
reason-timeout = tiempo

## outcome

outcome-win = Ganada
outcome-draw = Tablas
outcome-loss = Perdida
outcome-running = En curso
