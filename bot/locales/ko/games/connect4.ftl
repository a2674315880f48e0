### The game's own words: names, rules, endings, notations, pieces, and its picture in words.

name = 커넥트 포
first = 노랑
second = 빨강
how = 1부터 7까지의 열 번호
aim = 내 말 네 개를 한 줄로 놓으세요.
rules = 네 개를 이으면 이깁니다. 말은 열의 맨 아래로 떨어집니다.

## Endings: a sentence and a few words; notations

result-four = 네 개를 이어 { $winner } 쪽이 이겼습니다.
result-full = 판이 가득 차 비겼습니다.
reason-four = 네 개 잇기
reason-full = 판이 가득 참
notation-columns = 열 번호 (4)

## Hints

hint-candidates = { $moves }번 열을 보세요. 그중 하나가 최선입니다.
hint-only = 여기서 좋은 열은 하나뿐입니다. { $moves }번 열을 보세요.
hint-move = **{ $move }**번 열에 두세요.

## Why a move is not possible

why-column-full = { $cell }열은 가득 찼습니다.
why-no-column = { $cell }열은 없습니다. 1열부터 7열까지 있습니다.

## The picture in words

columns = 아래에서 위로 본 열: { $columns }
disc-first = 노랑
disc-second = 빨강
column = { $column }열
cell = { $column }열 { $row }행
