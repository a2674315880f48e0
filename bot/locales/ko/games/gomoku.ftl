### The game's own words: names, rules, endings, notations, looks, and its picture in words.

name = 오목
first = 흑
second = 백
how = a1(왼쪽 아래)부터 o15까지의 점
aim = 내 돌 다섯 개를 한 줄로 놓으세요.
rules = 가로, 세로, 대각선으로 다섯 개 이상 이으면 이깁니다. 흑이 먼저 둡니다.

## Endings: a sentence and a few words; notations and looks

result-five = 다섯 개를 이어 { $winner } 쪽이 이겼습니다.
result-full = 판이 가득 차 비겼습니다.
reason-five = 다섯 개 잇기
reason-full = 판이 가득 참
notation-cells = 점 (h8)
look-day = 낮의 나무색
look-night = 밤의 어두운색

## Openings

swap2-name = Swap2
swap2-rule = Swap2: 시작하는 사람이 돌 세 개(흑, 백, 흑)를 놓습니다. 상대는 흑이나 백을 고르거나, 두 개(백, 흑)를 더 놓고 선택을 넘깁니다.
swap2-next = { $name } 님이 다음 돌({ $side })을 놓습니다. 남은 돌: { $n }
swap2-more = 돌 두 개 더 놓기
parts = 각 버튼은 판의 한 구역이며 왼쪽 아래 점이 이름입니다. a1…은 a1부터 d4까지입니다.

## Why a move is not possible

why-taken = { $cell }에는 이미 돌이 있습니다.

## The picture in words

forbidden = 흑의 금수
