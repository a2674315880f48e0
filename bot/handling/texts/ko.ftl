### What several features say: windows, settings, options of commands, faults.

## commands

commands-match-name = 대국번호
commands-match-description = 어느 대국인지. 여기에 하나뿐이면 필요 없습니다
commands-game-name = 게임
commands-game-description = 어떤 게임인지
commands-side-name = 순서
commands-side-description = 누가 먼저 두는지 (기본값: 무작위)
commands-clock-name = 시간제
commands-clock-description = 제한 시간 (생략하면 평소 설정)
commands-opening-name = 오프닝
commands-opening-description = 두 사람이 공평하게 시작하는 방법 (기본값: 없음)
commands-hints-name = 힌트
commands-hints-description = 사람과 둘 때의 힌트 (기본값: 없음, 실시간 시계에서는 쓸 수 없음)
commands-player-name = 플레이어

## windows

windows-move_title = 내 수
windows-move_label = 수

## settings

settings-server_title = 서버 기본값
settings-saved = 저장했습니다.
settings-server_only = 이 서버를 관리할 수 있는 사람만 기본값을 바꿀 수 있습니다.

## refusal

refusal-person-gone = 관련된 사람의 데이터가 방금 삭제되었습니다. 다시 시도해 주세요.
refusal-no-tournament = 이 서버에는 그런 대회가 없습니다.
refusal-tournament-changed = 지금은 할 수 없습니다. 대회가 시작되었거나, 꽉 찼거나, 끝났습니다.
refusal-still-playing = 그사이 대국이 시작되었습니다. 다시 시도하세요.

## trouble

trouble-apology = 제 쪽에서 문제가 생겼고 오류를 기록했습니다. 대국은 안전합니다. 다시 시도해 주세요.
trouble-engine-busy = 여러 판을 동시에 생각하고 있습니다. 잠시 뒤 다시 시도해 주세요.
trouble-engine-failed = 지금은 답을 내지 못했습니다. 다시 시도해 주세요.
trouble-engine-stopped = 재시작하고 있습니다. 대국은 안전합니다. 1분 뒤 다시 시도해 주세요.
trouble-not-stored = 지금은 대국을 읽거나 저장할 수 없습니다. 잠시 뒤 판을 확인하고 다시 시도해 주세요.
trouble-stopping = 재시작하고 있습니다. 1분 뒤 다시 시도해 주세요. 둔 수는 사라지지 않습니다.
trouble-uninvited = 저는 이 비공개 스레드에 들어와 있지 않습니다. 여기에서 명령과 버튼에는 답하지만, 스스로 누구를 부르거나 무엇을 바꿀 수는 없습니다. 여기에서 { $bot } 봇을 멘션하면 들어올 수 있습니다.
trouble-board-unreachable = 완료했지만 대국 { $id }의 판이 있는 곳에는 표시할 수 없습니다.
trouble-go-on = { COMMAND("move") } 명령으로 계속할 수 있고, { COMMAND("board") } 명령으로 국면을 볼 수 있습니다.
trouble-filtered = 이 서버의 필터가 제 메시지를 막았습니다. 관리자에게 문의하거나 다른 채널에서 두세요.
trouble-message-gone = 삭제된 메시지입니다. { COMMAND("board") } 명령으로 대국의 판을 다시 볼 수 있습니다.
trouble-unknown-command = 더는 없는 명령입니다. / 문자를 입력하면 할 수 있는 일이 보입니다.
