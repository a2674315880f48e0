### The board first: its lines, offers, the card of a finished match, hints that can be played.

## board

board-opening = Apertura: { $name }
board-asked = { $name }: { $question }
board-again = Para ver el tablero, usa { COMMAND("board") }.

## card

card-record = Entre ustedes: { $first } { $first_wins }, { $second } { $second_wins }, tablas { $draws }
card-level-record = Contra { $level }: ganadas { $won }, tablas { $drawn }, perdidas { $lost }
card-first-win = 🏆 { $name } vence a { $level } por primera vez.
card-streak = { $name } ha vencido a { $level } { $n } veces seguidas.
card-next-level = ¿Probar { $level }?

## buttons

buttons-play_it = Jugarla

## hint

hint-takes = { $move } (captura { $pieces })
