### Hints.

## commands

commands-hint-name = hint
commands-hint-description = Get help with your next move, step by step; only you see it

## buttons

buttons-more = More help
buttons-play_it = Play it

## hint

hint-title = Hint { $step } of 3
hint-thinking = Let me look…
hint-used =
    { $n ->
        [one] You have used { $n } hint in this match.
       *[other] You have used { $n } hints in this match.
    }
hint-shown = Hints are counted and shown with the match.

## learn

learn-hints-free = Hints are free in this match.
