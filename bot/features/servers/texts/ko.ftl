### Looking after a server: the greeting, /setup, moderation.

## commands

commands-reason-name = 이유
commands-reason-description = 대국자가 읽게 될 이유
commands-setup-name = 서버설정
commands-setup-description = 이 서버에서 저를 어디서, 누가, 어떻게 쓰는지
commands-end-name = 대국종료
commands-end-description = 이 서버의 대국을 결과 없이 끝냅니다
commands-end-match-description = 이 서버의 어느 대국인지
commands-suspend-name = 이용정지
commands-suspend-description = 이 서버에서 특정인이 저를 쓰지 못하게 합니다
commands-suspend-player-description = 저를 쓸 수 없게 될 사람
commands-suspend-hours-name = 시간
commands-suspend-hours-description = 몇 시간 동안 (비우면 풀 때까지)
commands-unsuspend-name = 정지해제
commands-unsuspend-description = 이 서버에서 다시 저를 쓸 수 있게 합니다
commands-unsuspend-player-description = 다시 저를 쓸 수 있게 될 사람

## windows

windows-quiet_hours = 몇 시부터 몇 시까지 (비우면 없음)
windows-quiet_hours-placeholder = 예: 22-7
windows-quiet_zone = 표준 시간대
windows-quiet_zone-placeholder = 예: Asia/Seoul 또는 UTC+9

## greeting

greeting-title = 안녕하세요! 저는 보드게임을 하는 봇입니다.
greeting-play = {"*"}*1. 두기.** 누구나 { COMMAND("play") } 명령으로 저와, 또는 서로 대국을 시작할 수 있습니다. 나머지는 { COMMAND("help") }에 있습니다.
greeting-setup = {"*"}*2. 설정.** { COMMAND("setup") } 또는 아래 버튼: 대국을 시작할 수 있는 채널과 역할, 언어, 조용한 시간. 서버를 관리할 수 있는 사람만 쓸 수 있습니다.
greeting-moderate = {"*"}*3. 관리.** 관리자는 { COMMAND("end") } 명령으로 대국을 끝내고, { COMMAND("suspend") } 명령으로 특정인의 이용을 막을 수 있습니다.
greeting-button = 설정하기

## setup

setup-title = 이 서버에서 저를 쓰는 방법
setup-channels = {"*"}*채널**: 대국을 시작할 수 있는 곳 (카테고리 전체도 고를 수 있고, 스레드는 상위 채널을 따릅니다)
setup-channels-any = 모든 채널
setup-roles = {"*"}*역할**: 대국을 시작할 수 있는 사람
setup-roles-any = 모두
setup-log = {"*"}*관리 기록**: 종료된 대국과 이용 정지를 적는 곳
setup-log-any = 적지 않음
setup-most = {"*"}*진행 중인 대국**: 한 사람이 여기서 가질 수 있는 수
setup-most-option = { $n }판
setup-quiet = {"*"}*조용한 시간:** { $start }부터 { $end }까지 ({ $zone }) 제 메시지의 알림이 울리지 않습니다
setup-quiet-never = {"*"}*조용한 시간:** 없음
setup-quiet-button = 조용한 시간
setup-leaderboard-on = 순위표: 켬
setup-leaderboard-off = 순위표: 끔
setup-threads-on = 대화 스레드: 켬
setup-threads-off = 대화 스레드: 끔
setup-threads-refused = ⚠️ 공개 스레드를 만들 권한이 없습니다. 권한을 받을 때까지 스레드가 열리지 않습니다.

## moderation

moderation-ended = { $names } 관리자가 { $id }번 대국을 끝냈습니다. 이유: { $reason }
moderation-log-end = { $moderator } 님이 { $subject } 대국을 끝냈습니다. 이유: { $reason }
moderation-log-suspend = { $moderator } 님이 { $subject } 님의 이용을 정지했습니다. 이유: { $reason }
moderation-log-unsuspend = { $moderator } 님이 { $subject } 님의 이용 정지를 풀었습니다.
moderation-ended-done = { $id }번 대국을 끝냈습니다. 두 사람 모두 이유를 읽게 됩니다.
moderation-not-logged = 기록 채널에 적지 못했습니다. 채널 권한을 확인해 주세요.
moderation-not-them = 자기 자신이나 봇은 정지할 수 없습니다.
moderation-own-match = 직접 두고 있는 대국입니다. 기권할 수는 있지만, 결과 없이 끝내는 것은 다른 관리자만 할 수 있습니다.
moderation-suspended =
    { $n ->
        [0] { $name } 님의 이용을 정지하고 알렸습니다.
       *[other] { $name } 님의 이용을 정지하고 알렸습니다. 여기서 두던 대국 { $n }판을 끝냈습니다.
    }
moderation-suspended-untold =
    { $n ->
        [0] { $name } 님의 이용을 정지했습니다. 제 다이렉트 메시지를 받지 않으므로 다음에 여기서 저를 쓸 때 이유를 보게 됩니다.
       *[other] { $name } 님의 이용을 정지했습니다. 제 다이렉트 메시지를 받지 않으므로 다음에 여기서 저를 쓸 때 이유를 보게 됩니다. 여기서 두던 대국 { $n }판을 끝냈습니다.
    }
moderation-lifted = { $name } 님은 이제 여기서 저를 다시 쓸 수 있습니다.
moderation-was-not = { $name } 님은 정지되어 있지 않았습니다.
moderation-you-are-suspended = { $until } { $server } 서버에서 저를 쓸 수 없습니다. 이유: { $reason }
moderation-you-may-again = { $server } 서버에서 저를 다시 쓸 수 있습니다. 관리자가 정지를 풀었습니다.

## refusal

refusal-bad-hours = 시간 범위로 읽을 수 없습니다: { $value }. 22-7처럼 시각 두 개를 입력해 주세요.
refusal-bad-zone = 모르는 표준 시간대입니다: { $value }. Asia/Seoul이나 UTC+9처럼 입력해 주세요.

## daily

daily-button = 오늘의 문제
