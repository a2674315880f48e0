### Puzzles, and the puzzle of the day.

## commands

commands-puzzle-name = puzzle
commands-puzzle-description = Solve a puzzle: exactly one move wins; only you see it
commands-puzzle-game-description = Which game; leave it empty for any

## buttons

buttons-daily_solve = Solve

## puzzle

puzzle-title = Puzzle: { $game } · rated { $rating }
puzzle-goal = { $side } to move: only one move wins. Find it.
puzzle-go-on = Right! Your opponent replies { $move }. Go on.
puzzle-wrong = { $move } does not win. Try again.
puzzle-solved = Solved!
puzzle-line = The solution: { $line }
puzzle-then = How it goes on: { $line }
puzzle-idea = The idea: { $idea }.
puzzle-solution = Solution
puzzle-another = Another puzzle
puzzle-rating = Your puzzle rating: **{ $rating }** ({ $change }).
puzzle-streak = Solved in a row: **{ $n }**.
puzzle-counts = A wrong move, a hint or the solution counts as not solved.
puzzle-counted = This puzzle has already counted for your rating.
puzzle-gone = I do not have this puzzle any more. { COMMAND("puzzle") } brings another.

## theme

theme-sacrifice = give something to win more
theme-forcing = every move leaves only one answer
theme-double = two threats at once
theme-zugzwang = any answer helps you, no threat is needed
theme-quiet = a quiet move that prepares the win
theme-capture = take what cannot be defended
theme-threat = a threat that leads to a bigger one

## daily

daily-title = Puzzle of the day: { $game } · rated { $rating }
daily-nobody = Nobody has tried it yet.
daily-counts = Tried: { $tried } · solved: { $solved }
daily-solvers = Solved by { $names }
daily-streak = Longest streak: { $name }, { $n } days
daily-counted = Solve it for yourself: this one does not count for the day any more.
daily-shared = { $name } has solved the puzzle of the day. Days in a row: **{ $n }**.
daily-setup = The puzzle of the day
daily-channel = Every day I post a puzzle in a channel. Everybody answers privately; the message shows who has solved it, but not the solution.
daily-channel-none = No daily puzzle
daily-hour = At which hour
daily-game = Which game
daily-any-game = All games by turns
daily-next = The next puzzle: { $when }
daily-refused = ⚠️ I may not post in { $channel }. Until I may, no puzzle comes.
daily-trouble = I could not post the puzzle of the day in { $channel }. Look at my permissions there, or pick another channel with { COMMAND("setup") }. I try again every day, but I will not tell you again.
