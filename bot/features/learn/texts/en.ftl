### Lessons: what all games share.

## commands

commands-learn-name = learn
commands-learn-description = Learn a game step by step, with positions to try; only you see it
commands-learn-game-description = Which game; leave it empty to see what you have learnt

## learn

learn-title = Learn to play
learn-intro = Short lessons, each with a position to try. Your progress is saved.
learn-which = Which game do you want to learn?
learn-lesson = { $game } { $number }/{ $total }: { $title }
learn-turn = Your turn.
learn-shown = { $move } is right. Now make the move.
learn-begin = Begin
learn-skip = Skip
learn-next = Next lesson
learn-all = All games
learn-finished = You have finished the lessons of { $game }. Now play your first game against me: I play at my weakest, and hints are free.
learn-play = Play my first game

## What to look for

learn-goal-step = Make the move that the text asks for.
learn-goal-win = Win with one move.
learn-goal-block = Your opponent threatens to win. Stop it.
learn-goal-stop = Stop the threat now: one move later is too late.
learn-goal-fork = Make two threats at once, so that only one of them can be stopped.
learn-goal-double = Make two threats with one move.
learn-goal-capture = Take a piece.
learn-goal-most = Take as many pieces as you can with one move.
learn-goal-check = Give check.
learn-goal-crown = Make a king.
