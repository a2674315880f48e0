### Reviews of finished matches.

## review

review-title = Review of match { $id }
review-working = Looking at the match: { $done } of { $total } positions…
review-accuracy = { $name }: accuracy **{ $value }%**
review-formula = Accuracy: the more winning chances the moves give away, the lower. Few moves prove little: three best ones give 92, thirty 97. One grave mistake weighs much. Positions that were already decided, and moves without a choice, do not count.
review-none = No mistakes were found.
review-none-own = No mistakes of yours were found.
review-moments = Moments to learn from
review-lost = { $side } **{ $move }**: winning chances { $before }% → { $after }%.
review-best = Best is **{ $best }**.
review-perfect = But only with perfect play.
review-better = It keeps the advantage.
review-defence = It is the best defence.
review-worse = It holds out longest.
review-no-moves = No move was made in this match, so there is nothing to review.
review-steps = Move by move
review-try = Try it yourself
review-overview = Overview
review-find = { $side } to move: what would you play? In the match it was { $move }.
review-told = That is not it, either.
review-graph = Graph of { $side }’s winning chances: between { $least }% and { $most }%, at the end { $last }%. Marked: { $marked }.

## verdict

verdict-best = Best
verdict-good = Good
verdict-inaccuracy = Inaccuracy
verdict-mistake = Mistake
verdict-blunder = Blunder
