### The board first: its lines, offers, the card of a finished match, hints that can be played.

## board

board-opening = Eröffnung: { $name }
board-asked = { $name }: { $question }
board-again = Das Brett zeigt { COMMAND("board") }.

## card

card-record = Eure Bilanz: { $first } { $first_wins }, { $second } { $second_wins }, Remis { $draws }
card-level-record = Gegen { $level }: { $won } gewonnen, { $drawn } remis, { $lost } verloren
card-first-win = 🏆 { $name } schlägt { $level } zum ersten Mal.
card-streak =
    { $n ->
        [2] { $name } hat { $level } zweimal nacheinander geschlagen.
       *[other] { $name } hat { $level } { $n } Mal nacheinander geschlagen.
    }
card-next-level = { $level } versuchen?

## buttons

buttons-play_it = Spielen

## hint

hint-takes = { $move } (schlägt { $pieces })
