### Tournaments.

## commands

commands-tournament-name = 대회
commands-tournament-description = 이 채널에서 대회를 엽니다. 게임을 고르지 않으면 대회 목록을 보여 줍니다
commands-tournament-game-description = 어떤 게임인지. 비워 두면 목록
commands-tournament-kind-name = 방식
commands-tournament-kind-description = 모두와 한 번씩 두는 풀리그, 또는 점수가 같은 사람끼리 몇 라운드(스위스 방식)
commands-tournament-rounds-name = 라운드
commands-tournament-rounds-description = 스위스 방식의 라운드 수(기본 5)
commands-tournament-players-name = 인원
commands-tournament-players-description = 최대 참가 인원
commands-tournament-clock-description = 각 대국의 시간제(기본 한 수당 1일)

## buttons

buttons-tournament_join = 참가
buttons-tournament_leave = 나가기
buttons-tournament_start = 시작
buttons-tournament_cancel = 취소
buttons-tournament_leave_yes = 대회에서 나가기
buttons-tournament_cancel_yes = 대회 취소하기

## tournament

tournament-kind-robin = 풀리그
tournament-kind-swiss = 스위스 방식
tournament-robin = 풀리그: 모두가 모두와 대국
tournament-swiss = 스위스 방식: { $n }라운드
tournament-title = 대회 { $id }: { $game }
tournament-by = 주최 { $host }
tournament-players = 참가자: { $count }명 (최대 { $most }명)
tournament-needs = 최소 { $least }명이 필요합니다. 주최자나 관리자가 시작합니다.
tournament-round = { $rounds }라운드 중 { $round }라운드
tournament-bye = { $name } 님은 이번 라운드에 상대가 없습니다
tournament-played = 대국 중
tournament-no-result = 결과 없음
tournament-winner = 우승: { $names }
tournament-shared = 공동 1위: { $names }
tournament-first = 먼저 적힌 사람이 먼저 둡니다.
tournament-standings = 순위
tournament-points = 점수
tournament-place = 순위
tournament-rating = 레이팅
tournament-tie-robin = SB
tournament-tie-swiss = Bh
tournament-cancelled = 이 대회는 취소되었습니다.
tournament-ties-robin = 승리는 1점, 무승부는 ½점. 괄호 안은 존네보른-베르거: 이긴 상대의 점수와 비긴 상대 점수의 절반을 더한 값. 점수가 같으면 이것으로, 그다음은 서로 둔 대국으로 가리고, 그래도 같으면 같은 순위입니다.
tournament-ties-swiss = 승리는 1점, 무승부는 ½점, 상대 없는 라운드는 1점. 괄호 안은 부흐홀츠: 상대들의 점수 합. 점수가 같으면 이것으로, 그다음은 모두 서로 두었을 때 그 대국으로 가리고, 그래도 같으면 같은 순위입니다.
tournament-made = 이 채널에 대회를 알렸습니다. 그 메시지의 버튼으로 참가합니다.
tournament-joined = 이 대회에 참가했습니다.
tournament-left = 더 이상 이 대회에 참가하지 않습니다.
tournament-leave-ask = 대회에서 나갈까요? 지금 대회에서 두는 대국은 지게 되고, 다음 라운드부터 상대가 없습니다.
tournament-cancel-ask = 대회를 취소할까요? 우승자 없이 끝납니다. 두고 있는 대국은 계속됩니다.
tournament-list = 대회
tournament-none = 여기에는 대회가 없습니다. 서버 채널에서 { COMMAND("tournament") } 명령으로 게임을 고르면 열 수 있습니다.
tournament-is-open = 참가 접수 중
tournament-is-playing = { $rounds }라운드 중 { $round }라운드
tournament-is-finished = 종료
tournament-is-cancelled = 취소됨

## refusal

refusal-not-in-tournament = 이 대회에 참가하고 있지 않습니다.
refusal-server-tournament = 대회는 서버 채널에서 엽니다. 여기서는 게임을 고르지 않으면 참가 중인 대회 목록을 볼 수 있습니다.
refusal-not-your-tournament = 대회 주최자나 관리자만 할 수 있습니다.
refusal-too-few-players = 먼저 최소 { $least }명이 참가해야 합니다.
refusal-too-many-tournaments = 이 서버에 끝나지 않은 대회가 { $limit }개 있습니다. 먼저 하나를 끝내거나 취소하세요.
refusal-bad-players = 이 방식의 대회는 최대 인원을 { $value }명으로 할 수 없습니다. { $least }명에서 { $limit }명까지입니다.
