### Meeting: challenges to anybody, following a match, series.

## commands

commands-anyone-name = 상대찾기
commands-anyone-description = 이 채널에서 같이 둘 사람 찾기

## buttons

buttons-join = 두기
buttons-follow = 지켜보기

## invitation

invitation-asked = { $host } 님이 { $game } 상대를 찾습니다. 누가 두시겠어요?
invitation-closed = { $host } 님은 더 이상 { $game } 상대를 찾지 않습니다.

## match

match-accepted = { $name }, 도전이 받아들여졌습니다. 당신 차례입니다.

## follow

follow-on = 이 대국이 끝나면 여기서 알려 드립니다. 다시 누르면 그만둡니다.
follow-off = 더 이상 이 대국을 지켜보지 않습니다.
follow-nowhere = 저는 이 서버에 들어와 있지 않아서 대국 결과를 여기에서 알려 드릴 수 없습니다.
follow-ended = { $people } 끝났습니다: { $match }. { $end }

## series

series-score = 연속 대국: { $first } { $points } : { $other } { $second }

## refusal

refusal-invitation-open = 이 게임의 상대를 이미 찾고 있습니다.
refusal-own-invitation = 직접 올린 초대입니다. 다른 사람이 받아야 합니다.
