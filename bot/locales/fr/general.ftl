### What everything shares: the language itself, the bot, levels, sides, lists, results.

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
sides-second = L’adversaire commence
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
result-timeout-draw = Le temps est écoulé, mais l’autre camp ne pouvait plus gagner : partie nulle.
result-moderation = Partie arrêtée par la modération, sans résultat.
result-dismissal = Partie arrêtée sans résultat : je ne suis plus sur le serveur où elle se jouait.

## reason

reason-resignation = abandon
reason-agreement = accord
reason-timeout = temps
reason-timeout-draw = temps, aucun gain possible
reason-moderation = arrêtée par la modération
reason-dismissal = le bot a quitté le serveur

## outcome

outcome-win = Gagnée
outcome-draw = Nulle
outcome-loss = Perdue
outcome-running = En cours
outcome-none = Sans résultat
