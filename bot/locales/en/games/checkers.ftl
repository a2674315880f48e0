### The game's own words: names, rules, endings, notations, pieces, entering a move, and its picture in words.

name = Checkers
first = Black
second = White
how = two squares such as 11-15, or 9x18 for a capture
rules = Men move one square diagonally forward and become kings on the last row; kings move backward, too. Whoever can capture must, with all the jumps of one way; it need not be the longest. A side without a move loses.

## Endings: a sentence and a few words; notations and looks

result-no-pieces = { $loser } has no pieces left: { $winner } wins.
result-blocked = { $loser } cannot move: { $winner } wins.
result-repetition = Draw: the same position stood on the board three times.
result-no-progress = Draw: 40 moves by each side without a capture or a man’s move.
reason-no-pieces = no pieces left
reason-blocked = no move left
reason-repetition = repetition
reason-no-progress = no progress
notation-pdn = Numbers (11-15)
look-day = Day
look-night = Night

## Pieces: one, and counted

piece-M = man
piece-K = king
pieces-M =
    { $n ->
        [one] a man
       *[other] { $n } men
    }
pieces-K =
    { $n ->
        [one] a king
       *[other] { $n } kings
    }

## Entering a move

must-capture = You must capture. Which way?
way = By which way?
takes = { $move } (takes { $squares })

## The picture in words

jumped = Jumped on the last move: { $squares }
