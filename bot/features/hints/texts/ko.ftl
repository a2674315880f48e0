### Hints.

## commands

commands-hint-name = 힌트
commands-hint-description = 다음 수를 단계별로 도와줍니다. 나에게만 보입니다

## buttons

buttons-more = 힌트 더 보기
buttons-play_it = 이 수 두기

## hint

hint-title = 힌트 { $step }/3
hint-thinking = 살펴보고 있습니다…
hint-used = 이 대국에서 힌트를 { $n }번 썼습니다.
hint-shown = 힌트를 쓴 횟수는 대국에 표시됩니다.

## learn

learn-hints-free = 이 판에서는 힌트를 세지 않습니다.
