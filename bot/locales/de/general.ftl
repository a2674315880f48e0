### What everything shares: the language itself, the bot, levels, sides, lists, results.

## What this language calls itself

language = Deutsch

## bot

bot-name = Qibot
bot-opponent = Qibot ({ $level })
bot-former-player = Gelöschtes Profil

## levels

levels-beginner = Anfänger
levels-easy = Leicht
levels-medium = Mittel
levels-hard = Schwer
levels-master = Meister

## sides

sides-first = Ich beginne
sides-second = Gegner beginnt
sides-drawn = Zufällig

## How a command is named where the client cannot make it a link

command = /{ $local } (/{ $name })

## list

list-comma = ,{" "}
list-and = { $items } und { $last }

## result

result-resignation = { $loser } gibt auf. { $winner } gewinnt.
result-agreement = Remis durch Einigung.
result-timeout = { $loser } hat die Zeit überschritten. { $winner } gewinnt.
result-timeout-draw = Die Zeit ist um, aber die andere Seite konnte nicht mehr gewinnen: remis.
result-moderation = Von der Moderation beendet, ohne Ergebnis.
result-dismissal = Ohne Ergebnis beendet: Ich bin nicht mehr auf dem Server, auf dem gespielt wurde.

## reason

reason-resignation = Aufgabe
reason-agreement = Einigung
reason-timeout = Zeit
reason-timeout-draw = Zeit, kein Sieg möglich
reason-moderation = von der Moderation beendet
reason-dismissal = der Bot hat den Server verlassen

## outcome

outcome-win = Gewonnen
outcome-draw = Remis
outcome-loss = Verloren
outcome-running = Läuft
outcome-none = Ohne Ergebnis
