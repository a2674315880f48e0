### The game's own words: names, rules, endings, notations, pieces, and its picture in words.

name = 탸오자치
first = 흑
second = 백
how = d7e8처럼 이웃한 두 칸
aim = 각자 60수를 둔 뒤 상대보다 돌이 많으면 이깁니다.
rules = 돌 하나를 이웃 칸으로 옮깁니다. 한 줄에 있는 상대 돌 둘 사이에 서면 둘 다 자기 색이 되고(들기), 자기 돌 둘로 상대 돌 하나를 끼우면 그것도 바뀝니다(끼우기). 60수씩 둔 뒤 돌이 많은 쪽이 이깁니다.

## Endings: a sentence and a few words; notations and looks

result-all-turned = { $winner } 쪽이 모든 돌을 뒤집어 이겼습니다.
result-more-stones = 60수씩 두었고 돌이 더 많은 { $winner } 쪽이 이겼습니다.
result-equal-stones = 60수씩 두었고 돌 수가 같아 비겼습니다.
result-no-move = { $loser } 쪽이 둘 수 없어 { $winner } 쪽이 이겼습니다.
reason-all-turned = 모든 돌 뒤집기
reason-more-stones = 돌이 더 많음
reason-equal-stones = 돌 수가 같음
reason-no-move = 둘 수 없음
notation-steps = 칸 (d7e8)
look-day = 낮 (밝은 나무)
look-night = 밤 (어두운 석판)

## Pieces: one, and counted

piece-S = 돌
pieces-S = 돌 { $n }개

## Entering a move

to-gains = { $cell }: +{ $n }

## Hints

hint-takes = { $move } ({ $pieces } 뒤집음)

## Why a move is not possible

why-no-stone = { $cell }에는 돌이 없습니다.
why-not-yours = { $cell }에 있는 돌은 상대의 돌입니다.
why-no-step = 돌은 이웃한 칸으로 한 걸음 갑니다.
why-taken = { $cell }에는 이미 돌이 있습니다.

## The picture in words

stones = { $side } { $n }개: { $cells }
turned = 뒤집힌 돌: { $cells }
left = 모두 { $n }수 남음

## The last move

moves-last = 마지막 수: { $move } ({ $side })
moves-taking = { $last }, 뒤집은 돌: { $pieces }
coach-takes = 조심하세요: 다음에 상대가 { $reply } 수로 뒤집을 수 있는 돌: { $pieces }.
