### The board first: its lines, offers, the card of a finished match, hints that can be played.

## board

board-opening = 포석: { $name }
board-asked = { $name }: { $question }
board-again = 판은 { COMMAND("board") } 명령으로 볼 수 있습니다.

## card

card-record = 상대 전적: { $first } { $first_wins }승, { $second } { $second_wins }승, 무승부 { $draws }
card-level-record = ‘{ $level }’ 상대 전적: { $won }승 { $drawn }무 { $lost }패
card-first-win = 🏆 { $name } 님이 처음으로 ‘{ $level }’을 이겼습니다.
card-streak = { $name } 님이 ‘{ $level }’ 상대로 { $n }연승 중입니다.
card-next-level = ‘{ $level }’에 도전할까요?

## buttons

buttons-play_it = 이 수 두기

## hint

hint-takes = { $move } ({ $pieces } 잡음)
