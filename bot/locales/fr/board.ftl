### The board first: its lines, offers, the card of a finished match, hints that can be played.

## board

board-opening = Ouverture : { $name }
board-asked = { $name } : { $question }
board-again = Pour voir le plateau, utilise { COMMAND("board") }.

## card

card-record = Entre vous : { $first } { $first_wins }, { $second } { $second_wins }, nulles { $draws }
card-level-record = Contre { $level } : victoires { $won }, nulles { $drawn }, défaites { $lost }
card-first-win = 🏆 { $name } bat { $level } pour la première fois.
card-streak = { $name } a battu { $level } { $n } fois de suite.
card-next-level = Essayer { $level } ?

## buttons

buttons-play_it = Jouer ce coup

## hint

hint-takes = { $move } (prend { $pieces })
