### The game's own words: names, rules, endings, notations, pieces, entering a move, and its picture in words.

name = Checkers
first = Black
second = White
how = two squares such as 11-15, or 9x18 for a capture
aim = Take all enemy pieces, or leave them without a move.
rules = Men move one square diagonally forward and become kings on the last row; kings also move backward. If you can capture, you must, and go on jumping while you can; you need not choose the longest way. A side that cannot move loses. It is a draw when a position comes for the third time, or after 40 moves by each side without a capture or a man’s move.

## Endings: a sentence and a few words; notations and looks

result-no-pieces = { $loser } has no pieces left: { $winner } wins.
result-blocked = { $loser } cannot move: { $winner } wins.
result-repetition = Draw: the same position occurred three times.
result-no-progress = Draw: 40 moves by each side without a capture or a man’s move.
near-draw = ⚠️ Without a capture or a man’s move the game will soon be drawn. Moves left: { $n }
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
way = Which way?
takes = { $move } (takes { $squares })

## Why a move is not possible

why-no-square = There is no square { $cell }: they go from 1 to 32.
why-empty = There is no piece on square { $cell }.
why-not-yours = The piece on square { $cell } is not yours.
why-capture-goes-on = The capture from square { $cell } is not finished: the piece jumps on while it can.
why-crowned = A man that becomes a king on square { $cell } stops there: the move ends.
why-must-capture = You must capture when you can. Here a capture begins on { $cells }.
why-occupied = Square { $cell } is taken already.
why-man-backwards = A man moves only forward; a king moves backward, too.
why-shape = A piece moves one square diagonally, or jumps over an enemy piece beside it.

## The picture in words

jumped = Jumped on the last move: { $squares }
