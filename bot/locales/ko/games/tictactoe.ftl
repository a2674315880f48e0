### The game's own words: names, rules, endings, notations, pieces, and its picture in words.

name = 틱택토
first = 엑스
second = 오
how = a1(왼쪽 아래)부터 c3까지의 칸
aim = 내 표시 세 개를 한 줄로 놓으세요.
rules = 세 개를 이으면 이깁니다.

## Endings: a sentence and a few words; notations

result-three = 세 개를 이어 { $winner } 쪽이 이겼습니다.
result-full = 판이 가득 차 비겼습니다.
reason-three = 세 개 잇기
reason-full = 판이 가득 참
notation-cells = 칸 (b2)

## Why a move is not possible

why-taken = { $cell } 칸은 이미 차 있습니다.
