### The game's own words: names, rules, endings, notations, looks, and its picture in words.

name = 렌주
first = 흑
second = 백
how = a1(왼쪽 아래)부터 o15까지의 점
aim = 내 돌 다섯 개를 한 줄로 놓으세요. 흑에게는 금지된 자리가 있습니다.
rules = 흑은 정확히 다섯 개를 이어야 하며, 다섯이 되는 경우가 아니면 한 수로 장목, 사사, 삼삼을 만들 수 없습니다. 백은 다섯 개 이상이면 이기고 금수가 없습니다. 흑이 먼저 둡니다.

## Endings: a sentence and a few words; notations and looks

result-five = 다섯 개를 이어 { $winner } 쪽이 이겼습니다.
result-full = 둘 곳이 없어 비겼습니다.
reason-five = 다섯 개 잇기
reason-full = 둘 곳 없음
notation-cells = 점 (h8)
look-day = 낮의 나무색
look-night = 밤의 어두운색

## The 26 openings by their standard names

opening-kansei = 한성
opening-keigetsu = 계월
opening-sosei = 소성
opening-kagetsu = 화월
opening-zangetsu = 잔월
opening-ugetsu = 우월
opening-kinsei = 금성
opening-shogetsu = 송월
opening-kyugetsu = 구월
opening-shingetsu = 신월
opening-zuisei = 서성
opening-sangetsu = 산월
opening-yusei = 유성(遊星)
opening-chosei = 장성
opening-kyogetsu = 협월
opening-kosei = 항성
opening-suigetsu = 수월
opening-ryusei = 유성(流星)
opening-ungetsu = 운월
opening-hogetsu = 포월
opening-rangetsu = 남월
opening-gingetsu = 은월
opening-myojo = 명성
opening-shagetsu = 사월
opening-meigetsu = 명월
opening-suisei = 혜성

## Why a move is not possible

why-taken = { $cell }에는 이미 돌이 있습니다.
why-overline = { $cell } 자리는 흑의 금수입니다. 장목이 됩니다.
why-double-four = { $cell } 자리는 흑의 금수입니다. 사사가 됩니다.
why-double-three = { $cell } 자리는 흑의 금수입니다. 삼삼이 됩니다.
position-overline = 흑이 여섯 개 이상을 이었습니다.

## The picture in words

forbidden = 흑의 금수
