### Reviews of finished matches.

buttons-review = Review
buttons-best = Best move?

## review

review-title = Review of match { $id }
review-working = Looking at the match: { $done } of { $total } positions…
review-accuracy = { $name }: accuracy **{ $value } %**
review-formula = Accuracy: 100 for the best move; the more of the chance to win a move gives away, the less. The mean over all moves that were a choice.
review-none = No mistakes were found.
review-turning = Turning points
review-lost = { $side } **{ $move }**: chance to win { $before } % → { $after } %.
review-best = Best is **{ $best }**.
review-better = It keeps the better position.
review-worse = It holds out longest.
review-over = The match is over in this position.
review-choose = Try a mistake again
review-steps = Move by move
review-try = Try it yourself
review-overview = Overview
review-find = { $side }: find a better move than { $move }
review-told = That was not it, either.
review-graph = Graph of { $side }’s chance to win: between { $least } % and { $most } %, at the end { $last } %. Marked: { $marked }.

## verdict

verdict-best = best
verdict-good = good
verdict-inaccuracy = inaccuracy
verdict-mistake = mistake
verdict-blunder = blunder
