### The board first: its lines, offers, the card of a finished match, hints that can be played.

## board

board-opening = Opening: { $name }
board-asked = { $name }: { $question }
board-again = To see the board, use { COMMAND("board") }.

## card

card-record = Between you two: { $first } { $first_wins }, { $second } { $second_wins }, draws { $draws }
card-level-record = Against { $level }: won { $won }, drawn { $drawn }, lost { $lost }
card-first-win = 🏆 { $name } beats { $level } for the first time.
card-streak =
    { $n ->
        [2] { $name } has beaten { $level } twice in a row.
       *[other] { $name } has beaten { $level } { $n } times in a row.
    }
card-next-level = Try { $level }?

## buttons

buttons-play_it = Play it

## hint

hint-takes = { $move } (takes { $pieces })
