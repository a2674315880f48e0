### Puzzles.


## commands

commands-puzzle-name = 문제
commands-puzzle-description = 이기는 수가 하나뿐인 문제를 풉니다. 나에게만 보입니다
commands-puzzle-game-name = 게임
commands-puzzle-game-description = 어떤 게임인지. 비워 두면 아무 게임이나

## puzzle

puzzle-title = 문제: { $game } · 레이팅 { $rating }
puzzle-goal = { $side } 차례: 이기는 수는 하나뿐입니다. 찾아보세요.
puzzle-go-on = 정답! 상대의 응수는 { $move }입니다. 계속하세요.
puzzle-wrong = { $move }(으)로는 이길 수 없습니다. 다시 해 보세요.
puzzle-solved = 풀었습니다!
puzzle-line = 정답: { $line }
puzzle-hint = { $places }을(를) 보세요.
puzzle-solution = 정답 보기
puzzle-another = 다른 문제
puzzle-rating = 내 문제 레이팅: **{ $rating }** ({ $change }).
puzzle-streak = 연속 정답: **{ $n }**.
puzzle-counted = 이 문제는 이미 기록되었습니다.
