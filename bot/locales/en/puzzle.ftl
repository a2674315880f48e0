### Puzzles.

## commands

commands-puzzle-name = puzzle
commands-puzzle-description = Solve a puzzle: exactly one move wins; only you see it
commands-puzzle-game-name = game
commands-puzzle-game-description = Which game; leave it empty for any

## puzzle

puzzle-title = Puzzle: { $game } · rated { $rating }
puzzle-goal = { $side } to move: only one move wins. Find it.
puzzle-go-on = Right! Your opponent replies { $move }. Go on.
puzzle-wrong = { $move } does not win. Try again.
puzzle-solved = Solved!
puzzle-line = The solution: { $line }
puzzle-hint = Look at { $places }.
puzzle-solution = Solution
puzzle-another = Another puzzle
puzzle-rating = Your puzzle rating: **{ $rating }** ({ $change }).
puzzle-streak = Solved in a row: **{ $n }**.
puzzle-counted = This puzzle has already counted for your rating.
