### Lessons: what all games share.

## commands

commands-learn-name = 배우기
commands-learn-description = 직접 두어 보며 게임을 차근차근 배웁니다. 나에게만 보입니다
commands-learn-game-description = 배울 게임. 비워 두면 진행 상황을 보여 줍니다

## learn

learn-title = 게임 배우기
learn-intro = 짧은 수업마다 직접 두어 볼 국면이 하나씩 있습니다. 진행 상황은 저장됩니다.
learn-which = 어떤 게임을 배우시겠습니까?
learn-lesson = { $game } { $number }/{ $total }: { $title }
learn-turn = 두실 차례입니다.
learn-shown = 정답은 { $move }입니다. 직접 두어 보세요.
learn-begin = 시작
learn-skip = 건너뛰기
learn-next = 다음 수업
learn-all = 모든 게임
learn-finished = { $game } 수업이 끝났습니다. 이제 저와 첫 판을 두어 보세요. 저는 가장 약하게 두고, 힌트는 세지 않습니다.
learn-play = 첫 판 두기

## What to look for

learn-goal-step = 설명한 수를 두세요.
learn-goal-win = 한 수로 이기세요.
learn-goal-block = 상대가 다음 수에 이기려 합니다. 막으세요.
learn-goal-stop = 지금 막으세요. 한 수 뒤에는 막을 수 없습니다.
learn-goal-fork = 위협 두 개를 한꺼번에 만들어 하나만 막을 수 있게 하세요.
learn-goal-double = 한 수로 위협 두 개를 만드세요.
learn-goal-capture = 말을 하나 잡으세요.
learn-goal-most = 한 수로 되도록 많은 말을 잡으세요.
learn-goal-check = 장군을 부르세요.
learn-goal-crown = 왕을 만드세요.
