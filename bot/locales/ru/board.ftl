### The board first: its lines, offers, the card of a finished match, hints that can be played.

## board

board-opening = Дебют: { $name }
board-asked = { $name }: { $question }
board-again = Доску покажет { COMMAND("board") }.

## card

card-record = Счёт встреч: { $first } { $first_wins }, { $second } { $second_wins }, ничьи { $draws }
card-level-record = Против уровня «{ $level }»: побед { $won }, ничьих { $drawn }, поражений { $lost }
card-first-win = 🏆 { $name }: первая победа над уровнем «{ $level }».
card-streak = { $name }: побед подряд над уровнем «{ $level }» — { $n }.
card-next-level = Попробовать уровень «{ $level }»?

## buttons

buttons-play_it = Сыграть

## hint

hint-takes = { $move } (взято: { $pieces })
