### Hints, and what a line of moves leads to.

## hint

hint-title = Hint { $step } of 3
hint-thinking = Let me look…
hint-piece = Look at the { $piece } on { $cell }.
hint-candidates = The best move is one of these: { $moves }.
hint-only = There is one move that matters: look at { $moves }.
hint-move = Play **{ $move }**.
hint-line = How it may go on: { $line }
hint-used =
    { $n ->
        [one] You have used { $n } hint in this match.
       *[other] You have used { $n } hints in this match.
    }
hint-shown = Hints are counted and shown with the match.

## prospect

prospect-wins-now = It wins at once.
prospect-wins =
    { $n ->
        [one] It wins in { $n } move.
       *[other] It wins in { $n } moves.
    }
prospect-loses =
    { $n ->
        [one] It holds out longest: your opponent can win in { $n } move.
       *[other] It holds out longest: your opponent can win in { $n } moves.
    }
prospect-wins-by-rule = Your opponent may not repeat moves for ever, and loses if they do.
prospect-loses-by-rule = You may not repeat moves for ever: find another way when you can.
prospect-draws = It holds the draw.
prospect-wins-material = It wins { $won }.
prospect-wins-material-for = It wins { $won } for { $lost }.
prospect-loses-material = It gives up { $lost }, and nothing better is to be had.
prospect-loses-material-for = It gives up { $lost } for { $won }, and nothing better is to be had.
prospect-better = You stand better after it.
prospect-worse = You stand worse, but this is the best defence.
prospect-even = It keeps the game even.

## truth

truth-all = Every move, if nobody errs: { $values }.
truth-wins =
    { $n ->
        [1] **{ $move }** wins at once
       *[other] **{ $move }** wins in { $n }
    }
truth-loses = **{ $move }** loses in { $n }
truth-draws = **{ $move }** draws
