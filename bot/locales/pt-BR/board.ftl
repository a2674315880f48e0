### The board first: its lines, offers, the card of a finished match, hints that can be played.

## board

board-opening = Abertura: { $name }
board-asked = { $name }: { $question }
board-again = Para ver o tabuleiro, use { COMMAND("board") }.

## card

card-record = Entre vocês: { $first } { $first_wins }, { $second } { $second_wins }, empates { $draws }
card-level-record = Contra { $level }: vitórias { $won }, empates { $drawn }, derrotas { $lost }
card-first-win = 🏆 { $name } vence { $level } pela primeira vez.
card-streak = { $name } venceu { $level } { $n } vezes seguidas.
card-next-level = Tentar { $level }?

## buttons

buttons-play_it = Jogar

## hint

hint-takes = { $move } (captura { $pieces })
