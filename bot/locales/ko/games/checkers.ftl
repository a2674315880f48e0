### The game's own words: names, rules, endings, notations, pieces, entering a move, and its picture in words.

name = 체커
first = 흑
second = 백
how = 11-15 같은 두 칸, 잡을 때는 9x18
aim = 상대의 말을 모두 잡거나 움직일 수 없게 하세요.
rules = 말은 대각선 앞으로 한 칸 가고 마지막 줄에서 왕이 됩니다. 왕은 뒤로도 갑니다. 잡을 수 있으면 꼭 잡아야 하고, 고른 길은 끝까지 뛰어야 하지만 가장 긴 길이 아니어도 됩니다. 움직일 수 없으면 집니다. 같은 국면이 세 번 나오거나, 양쪽이 40수씩 말을 잡지도 일반 말을 움직이지도 않으면 비깁니다.

## Endings: a sentence and a few words; notations and looks

result-no-pieces = { $loser } 쪽의 말이 모두 잡혀 { $winner } 쪽이 이겼습니다.
result-blocked = { $loser } 쪽이 움직일 수 없어 { $winner } 쪽이 이겼습니다.
result-repetition = 같은 국면이 세 번 나와 비겼습니다.
result-no-progress = 양쪽이 40수씩 말을 잡지도 일반 말을 움직이지도 않아 비겼습니다.
near-draw = ⚠️ 말을 잡거나 일반 말을 움직이지 않으면 곧 비깁니다. 남은 수: { $n }
reason-no-pieces = 말 없음
reason-blocked = 둘 수 없음
reason-repetition = 국면 반복
reason-no-progress = 진전 없음
notation-pdn = 번호 (11-15)
look-day = 낮
look-night = 밤

## Pieces: one, and counted

piece-M = 일반 말
piece-K = 왕
pieces-M =
    { $n ->
        [1] 일반 말
       *[other] 일반 말 { $n }개
    }
pieces-K =
    { $n ->
        [1] 왕
       *[other] 왕 { $n }개
    }

## Entering a move

must-capture = 반드시 잡아야 합니다. 어떻게 잡을까요?
way = 어느 길로 갈까요?
takes = { $move } ({ $squares } 잡음)

## Why a move is not possible

why-no-square = { $cell }번 칸은 없습니다. 1번부터 32번까지 있습니다.
why-empty = { $cell }번 칸에는 말이 없습니다.
why-not-yours = { $cell }번 칸의 말은 상대의 말입니다.
why-capture-goes-on = { $cell }번 칸에서 시작한 잡기가 끝나지 않았습니다. 뛸 수 있는 한 뛰어야 합니다.
why-crowned = { $cell }번 칸에서 왕이 된 말은 거기서 멈추고 수가 끝납니다.
why-must-capture = 잡을 수 있으면 반드시 잡아야 합니다. 여기서는 { $cells }에서 잡을 수 있습니다.
why-occupied = { $cell }번 칸에는 이미 말이 있습니다.
why-man-backwards = 일반 말은 앞으로만 갑니다. 왕은 뒤로도 갑니다.
why-shape = 말은 대각선으로 한 칸 가거나 이웃한 상대 말을 뛰어넘습니다.

## The picture in words

jumped = 마지막 수에 잡힌 말: { $squares }
