### What everything shares: the language itself, the bot, levels, sides, lists, results.

## What this language calls itself

language = English

## bot

bot-name = Qibot
bot-opponent = Qibot ({ $level })
bot-former-player = a former player

## levels

levels-beginner = Beginner
levels-easy = Easy
levels-medium = Medium
levels-hard = Hard
levels-master = Master

## sides

sides-first = I move first
sides-second = I move second
sides-drawn = Random

## How a command is named where the client cannot make it a link

command = /{ $local } (/{ $name })

## list

list-comma = ,{" "}
list-and = { $items } and { $last }

## result

result-resignation = { $loser } resigns. { $winner } wins.
result-agreement = Draw by agreement.
result-timeout = { $loser } ran out of time. { $winner } wins.
result-timeout-draw = Time ran out, but the other side could no longer win: draw.
result-moderation = Ended by a moderator, without a result.
result-dismissal = Ended without a result: I am no longer in the server where it was played.

## reason

reason-resignation = resignation
reason-agreement = agreement
reason-timeout = time
reason-timeout-draw = time, no win possible
reason-moderation = ended by a moderator
reason-dismissal = the bot left the server

## outcome

outcome-win = Won
outcome-draw = Drawn
outcome-loss = Lost
outcome-running = In progress
outcome-none = No result
