### What all games and pages share.

## What this language calls itself

language = Français

## bot

bot-name = Qibot
bot-opponent = Qibot ({ $level })
bot-former-player = un ancien joueur

## levels

levels-beginner = Débutant
levels-easy = Facile
levels-medium = Moyen
levels-hard = Difficile
levels-master = Maître

## sides

sides-first = Je commence
sides-second = Tu commences
sides-drawn = Au hasard

## How a command is named where the client cannot make it a link

command = /{ $local } (/{ $name })

## list

list-comma = ,{" "}
list-and = { $items } et { $last }

## result

result-resignation = { $loser } abandonne. { $winner } gagne.
result-agreement = Nulle d’un commun accord.
result-timeout = { $loser } a dépassé le temps. { $winner } gagne.

## reason

reason-resignation = abandon
reason-agreement = accord
reason-timeout = temps

## outcome

outcome-win = Gagnée
outcome-draw = Nulle
outcome-loss = Perdue
outcome-running = En cours
