### Puzzles, and the puzzle of the day.

## commands

commands-puzzle-name = 문제
commands-puzzle-description = 이기는 수가 하나뿐인 문제를 풉니다. 나에게만 보입니다
commands-puzzle-game-description = 어떤 게임인지. 비워 두면 아무 게임이나

## buttons

buttons-daily_solve = 풀기

## puzzle

puzzle-title = 문제: { $game } · 레이팅 { $rating }
puzzle-goal = { $side } 차례: 이기는 수는 하나뿐입니다. 찾아보세요.
puzzle-go-on = 정답! 상대의 응수는 { $move }입니다. 계속하세요.
puzzle-wrong = 이 수({ $move })로는 이길 수 없습니다. 다시 해 보세요.
puzzle-solved = 풀었습니다!
puzzle-line = 정답: { $line }
puzzle-then = 이후 진행: { $line }
puzzle-idea = 핵심: { $idea }.
puzzle-solution = 정답 보기
puzzle-another = 다른 문제
puzzle-rating = 내 문제 레이팅: **{ $rating }** ({ $change }).
puzzle-streak = 연속 정답: **{ $n }**.
puzzle-counts = 틀린 수를 두거나 힌트 또는 정답을 보면 풀지 못한 것으로 기록됩니다.
puzzle-counted = 이 문제는 이미 레이팅에 반영되었습니다.
puzzle-gone = 이 문제는 더 이상 없습니다. { COMMAND("puzzle") } 명령으로 다른 문제를 볼 수 있습니다.

## theme

theme-sacrifice = 조금 내주고 더 많이 얻기
theme-forcing = 수마다 상대의 응수는 하나뿐
theme-double = 한 번에 두 가지 위협
theme-zugzwang = 위협이 없어도 상대의 모든 수가 도움이 됨
theme-quiet = 승리를 준비하는 조용한 수
theme-capture = 지킬 수 없는 것을 잡기
theme-threat = 더 큰 위협으로 이어지는 위협

## daily

daily-title = 오늘의 문제: { $game } · 레이팅 { $rating }
daily-nobody = 아직 아무도 풀어 보지 않았습니다.
daily-counts = 도전 { $tried }명 · 정답 { $solved }명
daily-solvers = 푼 사람: { $names }
daily-streak = 최장 연속: { $name } 님, { $n }일
daily-counted = 혼자 풀어 보세요. 오늘의 성적에는 더 이상 들어가지 않습니다.
daily-shared = { $name } 님이 오늘의 문제를 풀었습니다. 연속 일수: **{ $n }**.
daily-setup = 오늘의 문제
daily-channel = 매일 채널에 문제를 하나 올립니다. 답은 각자에게만 보이고, 메시지에는 푼 사람만 나오며 정답은 나오지 않습니다.
daily-channel-none = 오늘의 문제 없음
daily-hour = 몇 시에
daily-game = 어떤 게임
daily-any-game = 모든 게임을 번갈아
daily-next = 다음 문제: { $when }
daily-refused = ⚠️ { $channel }에 올릴 권한이 없습니다. 권한을 받을 때까지 문제가 올라오지 않습니다.
daily-trouble = { $channel }에 오늘의 문제를 올리지 못했습니다. 그곳의 제 권한을 확인하거나 { COMMAND("setup") }에서 다른 채널을 고르세요. 매일 다시 시도하며, 알림은 이번 한 번뿐입니다.
