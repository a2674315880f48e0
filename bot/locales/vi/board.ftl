### The board first: its lines, offers, the card of a finished match, hints that can be played.

## board

board-opening = Khai cuộc: { $name }
board-asked = { $name }: { $question }
board-again = Để xem bàn cờ, hãy dùng { COMMAND("board") }.

## card

card-record = Thành tích đối đầu: { $first } thắng { $first_wins }, { $second } thắng { $second_wins }, hòa { $draws }
card-level-record = Với mức { $level }: thắng { $won }, hòa { $drawn }, thua { $lost }
card-first-win = 🏆 { $name } lần đầu thắng mức { $level }.
card-streak = { $name } đã thắng mức { $level } { $n } ván liên tiếp.
card-next-level = Thử mức { $level }?

## buttons

buttons-play_it = Đi nước này

## hint

hint-takes = { $move } (ăn { $pieces })
