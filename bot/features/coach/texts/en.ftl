### Warnings before a move.

coach-takes = Careful: your opponent can then take { $pieces } with { $reply }.
coach-wins-now = Careful: your opponent then wins at once with { $reply }.
coach-wins-soon = Careful: your opponent can then force a win, beginning with { $reply }.
coach-loses = Careful: with this move you lose at once ({ $reason }).
coach-draws = Careful: this move leads to a draw at once ({ $reason }).
coach-ask = Play it all the same?
coach-yes = Play it all the same
coach-no = Choose another move
coach-why = You choose in { COMMAND("settings") } when I warn you. A win after a warning is not rated.
