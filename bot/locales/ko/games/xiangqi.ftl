### The game's own words: names, rules, endings, notations, pieces, and its picture in words.

name = 샹치
first = 홍
second = 흑
how = h2e2 같은 두 점, 또는 C2.5, 또는 炮二平五
aim = 상대의 장을 외통으로 잡으세요.
rules = 상대 장을 외통으로 몰면 이깁니다. 둘 수가 없으면 집니다. 장군이나 쫓기를 끝없이 하면 같은 국면이 세 번째 나올 때 집니다. 그 밖에는 세 번째 국면에서 비기고, 양쪽이 60수씩 말을 잡지 않아도 비깁니다.

## Endings: a sentence and a few words; notations and sets of pieces

result-checkmate = 외통! { $winner } 쪽이 이겼습니다.
result-stalemate = { $loser } 쪽이 둘 수 없어 { $winner } 쪽이 이겼습니다.
result-perpetual-check = { $loser } 쪽이 금지된 연속 장군을 했습니다. { $winner } 쪽이 이겼습니다.
result-perpetual-chase = { $loser } 쪽이 금지된 연속 쫓기를 했습니다. { $winner } 쪽이 이겼습니다.
result-repetition = 같은 국면이 되풀이되어 비겼습니다.
result-no-capture = 양쪽 60수씩 잡은 말이 없어 비겼습니다.
near-draw = ⚠️ 말을 잡지 않으면 곧 비깁니다. 남은 수: { $n }
reason-checkmate = 외통
reason-stalemate = 둘 수 없음
reason-perpetual-check = 연속 장군
reason-perpetual-chase = 연속 쫓기
reason-repetition = 국면 반복
reason-no-capture = 잡은 말 없음
notation-coordinates = 좌표 (h2e2)
notation-wxf = WXF (C2.5)
notation-chinese = 중국식 (炮二平五)
notation-traditional = 중국식, 번체 (馬八進七)
notation-vietnamese = 베트남식 (P2-5)
pieces-chinese = 한자
pieces-western = 그림

## Pieces: one, and counted

piece-K = 수(帥)
piece-A = 사(仕)
piece-B = 상(相)
piece-N = 마(馬)
piece-R = 차(車)
piece-C = 포(炮)
piece-P = 병(兵)
piece-k = 장(將)
piece-a = 사(士)
piece-b = 상(象)
piece-n = 마(馬)
piece-r = 차(車)
piece-c = 포(砲)
piece-p = 졸(卒)
pieces-K =
    { $n ->
        [1] 장
       *[other] 장 { $n }개
    }
pieces-A =
    { $n ->
        [1] 사
       *[other] 사 { $n }개
    }
pieces-B =
    { $n ->
        [1] 상
       *[other] 상 { $n }개
    }
pieces-N =
    { $n ->
        [1] 마
       *[other] 마 { $n }개
    }
pieces-R =
    { $n ->
        [1] 차
       *[other] 차 { $n }개
    }
pieces-C =
    { $n ->
        [1] 포
       *[other] 포 { $n }개
    }
pieces-P =
    { $n ->
        [1] 졸
       *[other] 졸 { $n }개
    }

## Below the board

captured = 잡은 말: { $pieces }

## Openings by the names that players use

opening-central-cannon = 중포
opening-same-direction-cannons = 순포
opening-opposite-direction-cannons = 열포
opening-screen-horses = 중포 대 병풍마
opening-sandwiched-horses = 중포 대 반궁마
opening-single-horse = 중포 대 단제마
opening-cross-palace-cannon = 과궁포
opening-palace-corner-cannon = 사각포
opening-horse = 기마국
opening-elephant = 비상국
opening-pawn = 선인지로
opening-pawn-cannon = 선인지로 대 졸저포
opening-opposing-pawns = 대병국

## Why a move is not possible

why-empty = { $cell }에는 말이 없습니다.
why-not-yours = { $cell }에 있는 { $piece } 말은 상대의 말입니다.
why-own-piece = { $cell }에는 자기 { $piece } 말이 있습니다.
why-palace = 궁을 벗어날 수 없는 말입니다: { $piece }.
why-elephant-river = 상은 강을 건널 수 없습니다.
why-elephant-blocked = 상의 길이 막혀 있습니다: { $pieces }.
why-horse-blocked = 마의 멱이 막혀 있습니다: { $pieces }.
why-path-blocked = 길이 막혀 있습니다: { $pieces }.
why-cannon-screen = 포가 잡으려면 정확히 말 하나를 뛰어넘어야 합니다.
why-pawn-backward = 졸은 뒤로 갈 수 없습니다.
why-pawn-sideways = 졸은 강을 건넌 뒤에만 옆으로 갑니다.
why-shape-general = 장은 앞뒤나 옆으로 한 점 움직입니다.
why-shape-advisor = 사는 대각선으로 한 점 움직입니다.
why-shape-elephant = 상은 대각선으로 두 점 움직입니다.
why-shape-horse = 마는 곧게 한 점, 이어 바깥 대각선으로 한 점 움직입니다.
why-shape-rook = 차는 직선으로 움직입니다.
why-shape-cannon = 포는 직선으로 움직입니다.
why-shape-pawn = 졸은 앞으로 한 점, 강을 건너면 옆으로도 한 점 움직입니다.
why-in-check = { $cell }의 { $piece } 말에게 장군을 당하게 됩니다.
why-facing = 두 장이 마주 보게 됩니다.
why-no-such-piece = { $move } 표기에 맞는 말이 없습니다.
position-facing = 두 장이 마주 보고 있습니다.
position-in-check = 둘 차례가 아닌 쪽이 장군을 당하고 있습니다.

## The picture in words

check = 장군
point = { $file }줄 { $row }행
