### Openings in which two people find a fair beginning. Each game's openings have words of their own in its file.

## commands

commands-play-opening-name = 오프닝
commands-play-opening-description = 두 사람이 공평하게 시작하는 방법 (기본값: 없음)

## refusal

refusal-choice-due = 먼저 판 아래에서 어느 편을 둘지 고르세요.
refusal-choice-made = 지금은 고를 것이 없습니다.
refusal-in-opening = 힌트는 오프닝이 끝난 뒤에 쓸 수 있습니다.
refusal-bot-opening = 이 오프닝은 두 사람용입니다. 상대도 지정하세요.
refusal-bad-opening = 이 게임에는 { $value } 오프닝이 없습니다.

## opening

opening-players = {"*"}*{ $opener }** 님과 **{ $other }** 님: 누가 어느 편을 둘지는 오프닝에서 정합니다
opening-choose = { $name } 님이 편을 고릅니다
