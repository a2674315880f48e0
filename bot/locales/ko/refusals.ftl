### What cannot be done, and faults.

## refusal

refusal-not-your-turn = 아직 당신 차례가 아닙니다.
refusal-not-your-match = 다른 사람들의 대국입니다. { COMMAND("play") } 명령으로 직접 시작하세요.
refusal-bot-is-thinking = 아직 생각 중입니다. 잠시만요…
refusal-stale = 그 사이 판이 바뀌었습니다. 판을 보고 다시 고르세요.
refusal-match-challenged = 아직 시작되지 않은 대국입니다. 도전이 답을 기다리고 있습니다.
refusal-match-playing = 이미 시작된 대국입니다.
refusal-match-finished = 끝난 대국입니다. 판 아래에 ‘다시 두기’ 버튼이 있습니다.
refusal-match-declined = 거절된 도전입니다.
refusal-match-withdrawn = 철회된 도전입니다.
refusal-match-expired = 제때 답을 받지 못한 도전입니다. { COMMAND("play") } 명령으로 다시 도전할 수 있습니다.
refusal-match-not-found = 그런 대국은 없습니다.
refusal-unreadable-move = { $move } 표기를 수로 읽을 수 없습니다. { $how } 형식으로 입력하세요.
refusal-illegal-move = 여기서는 { $move } 수를 둘 수 없습니다.
refusal-piece-own = { $cell }에 있는 자기 { $piece }
refusal-piece-other = { $cell }에 있는 상대 { $piece }
refusal-ambiguous-move = { $move } 표기는 여러 수를 뜻합니다: { $candidates }.
refusal-bad-game = { $value } 게임은 모릅니다.
refusal-bad-level = { $value } 난이도는 없습니다.
refusal-bad-side = { $value } 순서는 없습니다.
refusal-bad-notation = 이 게임에는 { $value } 표기법이 없습니다.
refusal-bad-choice = { $value } 항목은 고를 수 없습니다.
refusal-bot-record = 봇에게는 전적이 없습니다. 사람을 고르세요.
refusal-self-challenge = 자신에게 도전할 수 없습니다. 저와 두려면 상대를 비워 두세요.
refusal-bot-challenge = 다른 봇은 둘 줄 모릅니다. 저와 두려면 상대를 비워 두세요.
refusal-challenge-pending = 이미 신청한 도전입니다. 답을 기다리고 있습니다.
refusal-challenged-already = { $name } 님이 이미 이 게임으로 도전했습니다. 그 도전을 받거나 먼저 거절하세요.
refusal-too-many-matches = 끝나지 않은 대국이 { $limit }판으로 한도에 이르렀습니다. 먼저 하나를 끝내세요 ({ COMMAND("games") }).
refusal-not-for-you = 다른 사람에게 하는 질문입니다.
refusal-not-yours = 요청한 사람만 철회할 수 있습니다.
refusal-match-goes-on = 아직 끝나지 않은 대국입니다.
refusal-nothing-to-take-back = 아직 둔 수가 없습니다.
refusal-too-early = 먼저 몇 수를 둡시다. 그 뒤에 무승부를 제안할 수 있습니다.
refusal-asked-already = 이 국면에서 상대가 거절했습니다. 한 수 둔 뒤 다시 요청할 수 있습니다.
refusal-no-match = 진행 중인 대국이 없습니다. { COMMAND("play") } 명령으로 시작하세요.
refusal-export-running = 데이터를 이미 모으고 있습니다. 파일로 보내 드리겠습니다.
refusal-several-matches = 진행 중인 대국이 여럿입니다. 어느 것인지 알려 주세요.
refusal-rematch-exists = 다시 두는 대국이 이미 시작되었습니다: 대국 { $match_id } ({ COMMAND("games") }).
refusal-offer-gone = 더는 유효하지 않은 제안입니다.
refusal-offer-stands = 이미 답을 기다리는 제안이 있습니다.
refusal-slow-down = 이 사람에게 한 지난 도전이 대국으로 이어지지 않았습니다. { $when } 다시 도전할 수 있습니다.
refusal-person-gone = 관련된 사람의 데이터가 방금 삭제되었습니다. 다시 시도해 주세요.
refusal-still-playing = 그사이 대국이 시작되었습니다. 다시 시도하세요.
refusal-former-player = 그 대국의 상대는 더 이상 저를 쓰지 않습니다.
refusal-blocked = 이 사람은 당신의 도전을 받지 않습니다.
refusal-self-block = 자신을 차단할 수 없습니다.
refusal-bot-block = 봇은 아무에게도 도전하지 않으므로 차단할 필요가 없습니다.
refusal-too-much-asked = 한꺼번에 너무 많은 것을 요청하셨습니다. 잠시 뒤 다시 시도해 주세요.

## trouble

trouble-apology = 제 쪽에서 문제가 생겼고 오류를 기록했습니다. 대국은 안전합니다. 다시 시도해 주세요.
trouble-engine-busy = 여러 판을 동시에 생각하고 있습니다. 잠시 뒤 다시 시도해 주세요.
trouble-engine-failed = 지금은 답을 내지 못했습니다. 다시 시도해 주세요.
trouble-engine-stopped = 재시작하고 있습니다. 대국은 안전합니다. 1분 뒤 다시 시도해 주세요.
trouble-not-stored = 지금은 대국을 읽거나 저장할 수 없습니다. 잠시 뒤 판을 확인하고 다시 시도해 주세요.
trouble-stopping = 재시작하고 있습니다. 1분 뒤 다시 시도해 주세요. 둔 수는 사라지지 않습니다.
trouble-cannot-post = 여기에 글을 쓸 권한이 없습니다. 메시지 보내기와 파일 첨부(음성 채널에서는 연결도) 권한을 부탁하거나 다른 채널에서 두세요.
trouble-uninvited = 저는 이 비공개 스레드에 들어와 있지 않습니다. 여기에서 쓴 것에는 답하지만, 스스로 누구를 부르거나 무엇을 바꿀 수는 없습니다. 여기에서 { $bot } 을(를) 멘션하면 들어올 수 있습니다.
trouble-board-unreachable = 완료했지만 대국 { $id }의 판이 있는 곳에는 표시할 수 없습니다. { COMMAND("move") }로 계속하거나 { COMMAND("board") }로 판을 여기에 표시하세요.
trouble-filtered = 이 서버의 필터가 제 메시지를 막았습니다. 관리자에게 문의하거나 다른 채널에서 두세요.
trouble-message-gone = 삭제된 메시지입니다. { COMMAND("board") } 명령으로 대국의 판을 다시 볼 수 있습니다.
trouble-late = 너무 오래 걸렸습니다. 버튼을 다시 눌러 주세요.
trouble-unknown-button = 너무 오래된 버튼입니다. { COMMAND("board") } 명령으로 판을 다시 보세요.
trouble-unknown-command = 더는 없는 명령입니다. / 문자를 입력하면 할 수 있는 일이 보입니다.
