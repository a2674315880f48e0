### Hints, and what a line of moves leads to.

## hint

hint-title = Hint { $step } of 3
hint-thinking = Let me look…
hint-piece = Look at the { $piece } on { $cell }.
hint-candidates = Look at { $moves }: one of them is best.
hint-only = Only one move is good here: look at { $moves }.
hint-move = Play **{ $move }**.
hint-line = A likely continuation: { $line }
hint-used =
    { $n ->
        [one] You have used { $n } hint in this match.
       *[other] You have used { $n } hints in this match.
    }
hint-shown = Hints are counted and shown with the match.

## prospect

prospect-wins-now = This wins at once.
prospect-wins =
    { $n ->
        [one] This wins in { $n } move.
       *[other] This wins in { $n } moves.
    }
prospect-loses =
    { $n ->
        [one] This holds out longest: your opponent can win in { $n } move.
       *[other] This holds out longest: your opponent can win in { $n } moves.
    }
prospect-wins-by-rule = Your opponent must not keep repeating moves: whoever does loses.
prospect-loses-by-rule = You must not keep repeating moves: whoever does loses. Choose another move when you can.
prospect-draws = This holds the draw.
prospect-wins-material = This wins { $won }.
prospect-wins-material-for = This wins { $won } for { $lost }.
prospect-loses-material = You lose { $lost } either way; this costs least.
prospect-loses-material-for = You lose { $lost } for { $won } either way; this costs least.
prospect-better = After this you stand better.
prospect-worse = You stand worse, but this is the best defence.
prospect-even = This keeps the game even.

## truth

truth-all = Every move, if both sides play perfectly: { $values }.
truth-wins =
    { $n ->
        [1] **{ $move }** wins at once
       *[other] **{ $move }** wins in { $n }
    }
truth-loses = **{ $move }** loses in { $n }
truth-draws = **{ $move }** draws

## refusal

refusal-no-hints = There are no hints in tournaments and in live matches between people.
refusal-own-match = This position belongs to your match { $match_id }, which is still being played. I can tell you what is best once it is over.
