### The puzzle of the day.

## daily

daily-title = 오늘의 문제: { $game } · 레이팅 { $rating }
daily-nobody = 아직 아무도 풀어 보지 않았습니다.
daily-counts = 도전 { $tried }명 · 정답 { $solved }명
daily-solvers = 푼 사람: { $names }
daily-streak =
    { $n ->
       *[other] 최장 연속: { $name } 님, { $n }일
    }
daily-counted = 혼자 풀어 보세요. 오늘의 성적에는 더 이상 들어가지 않습니다.
daily-button = 오늘의 문제
daily-setup = 오늘의 문제
daily-channel = 매일 채널에 문제를 하나 올립니다. 답은 각자에게만 보이고, 메시지에는 푼 사람만 나오며 정답은 나오지 않습니다.
daily-channel-none = 오늘의 문제 없음
daily-hour = 몇 시에
daily-game = 어떤 게임
daily-any-game = 모든 게임을 번갈아
daily-next = 다음 문제: { $when }
daily-trouble = { $channel }에 오늘의 문제를 올리지 못했습니다. 그곳의 제 권한을 확인하거나 { COMMAND("setup") }에서 다른 채널을 고르세요. 매일 다시 시도하며, 알림은 이번 한 번뿐입니다.

## buttons

buttons-daily_solve = 풀기
