### What all games and pages share.

## bot

bot-name = Qibot
bot-opponent = Qibot ({ $level })

## levels

levels-beginner = Beginner
levels-easy = Easy
levels-medium = Medium
levels-hard = Hard
levels-master = Master

## notations

notations-cells = Cells (b2)
notations-columns = Columns (4)
notations-coordinates = Coordinates (h2e2)
notations-wxf = WXF (C2.5)
notations-chinese = Chinese (炮二平五)

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

result-three = { $winner } wins with three in a row.
result-four = { $winner } wins with four in a row.
result-full = Draw: the board is full.
result-checkmate = Checkmate! { $winner } wins.
result-stalemate = { $loser } has no legal move left, which loses in xiangqi: { $winner } wins.
result-perpetual-check = { $loser } gave check without end, which is forbidden: { $winner } wins.
result-perpetual-chase = { $loser } chased a piece without end, which is forbidden: { $winner } wins.
result-repetition = Draw: the same position came again and again.
result-no-capture = Draw: 60 moves by each side without a capture.
result-resignation = { $loser } resigns. { $winner } wins.
result-agreement = Draw by agreement.
result-timeout = { $loser } ran out of time. { $winner } wins.

## reason

reason-three = three in a row
reason-four = four in a row
reason-full = full board
reason-checkmate = checkmate
reason-stalemate = no legal move
reason-perpetual-check = perpetual check
reason-perpetual-chase = perpetual chase
reason-repetition = repetition
reason-no-capture = no captures
reason-resignation = resignation
reason-agreement = agreement
reason-timeout = time

## outcome

outcome-win = Won
outcome-draw = Drawn
outcome-loss = Lost
outcome-running = In progress
