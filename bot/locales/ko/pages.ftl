### Settings, help, about.

## settings

settings-title = 내 설정
settings-server_title = 서버 기본값
settings-saved = 저장했습니다.
settings-server_only = 이 서버를 관리할 수 있는 사람만 기본값을 바꿀 수 있습니다.
settings-language-label = 언어
settings-language-auto = Discord와 같게
settings-every_game = 모든 게임
settings-one_game = 게임별 설정
settings-usual = 언어에 맞게
settings-notation-label = 기보 표기법
settings-pieces-label = 말
settings-look-label = 판의 모양
settings-board-label = 판
settings-board-picture = 그림으로
settings-board-text = 글자로 (화면 낭독기나 느린 연결용)
settings-notices-label = 내 차례일 때 멘션
settings-notices-on = 자리를 비웠을 때 멘션하기
settings-notices-off = 멘션하지 않기

## help

help-title = 저와 두는 법
help-begin =
    {"*"}*시작** { COMMAND("play") } 명령으로 게임을 고르고, 난이도를 골라 저와 두거나 도전할 사람을 고르세요.
    {"*"}*두기** 판 아래 버튼을 누르세요. 수가 많은 게임에서는 단계별로 고릅니다. { COMMAND("move") } 명령이나 ‘수 입력’ 버튼으로 입력할 수도 있습니다.
help-during =
    {"*"}*막혔나요?** { COMMAND("hint") } 명령이 세 단계로 도와줍니다: 볼 곳, 둘 수, 그 결과. 당신만 볼 수 있습니다.
    {"*"}*실수했나요?** { COMMAND("takeback") } 명령은 마지막 수를 무릅니다. 사람과 둘 때는 상대가 동의해야 합니다. { COMMAND("draw") } 명령은 무승부 제안, { COMMAND("resign") } 명령은 기권입니다.
help-after =
    {"*"}*끝난 뒤** ‘다시 두기’를 누르면 순서를 바꿔 다시 둡니다. { COMMAND("history") } 명령으로 대국을 한 수씩 다시 보고 { COMMAND("stats") } 명령으로 전적을 봅니다.
    {"*"}*판을 잃어버렸나요?** { COMMAND("games") } 명령은 대국 목록, { COMMAND("board") } 명령은 판 다시 보기입니다. 판은 제가 재시작해도 계속 쓸 수 있습니다.
help-rules = **{ $game }**: { $rules }

## about

about-title = Qibot 정보
about-what = 저는 { $games } 게임을 둡니다. 엔진은 모두 직접 만들었습니다.
about-version = 버전 { $version }
about-compiled = 엔진: 컴파일됨
about-interpreted = 엔진: 인터프리터 실행 (느림. 설치할 때 C 컴파일러가 없었습니다)
about-workers = 엔진 프로세스 { $n }개, 생각 중 { $busy }, 대기 { $waiting }
about-tables = 메모리의 탐색 표: { $tables }개 (최대 { $slots }개)
about-played = 끝난 대국 { $n }판
about-uptime = 시작: { $when }

## block

block-done = { $name } 님은 더 이상 도전할 수 없습니다. 상대에게는 알리지 않습니다. { COMMAND("unblock") }(으)로 되돌릴 수 있습니다.
block-undone = { $name } 님이 다시 도전할 수 있습니다.
block-was-not = { $name } 님은 차단되어 있지 않습니다.
block-list = 차단됨: { $names }
block-none = 차단한 사람이 없습니다.

## privacy

privacy-title = 보관 중인 내 데이터
privacy-kept = **보관하는 것:** 마지막으로 본 이름·언어·Discord 번호, 대국과 수·제안·힌트, 전적, 레이팅, 휴가, 설정, 차단 목록, 학습 진행 상황. 메시지는 읽지 않으며, 저를 쓰거나 도전받은 적이 없는 사람은 알지 못합니다.
privacy-why = **이유:** 재시작 후 대국을 잇고, 기록과 전적을 보여 주고, 사용자의 언어로 쓰기 위해서입니다. 판매하거나 넘기지 않습니다.
privacy-seen = **볼 수 있는 사람:** 서버에서 둔 대국은 저를 쓰는 누구나, 개인 메시지의 대국은 두 대국자만 볼 수 있습니다.
privacy-gone = **삭제 방법:** 아래 버튼을 누르면 바로 사라집니다. 상대에게는 ‘이전 플레이어’와의 대국으로 수가 남습니다. 이전 백업은 봇 운영자가 삭제합니다. 운영진의 이용 정지와 다른 사람의 차단은 계속 유효합니다. 이를 위해 그것이 남아 있는 동안 Discord 번호의 키 해시만 보관합니다.
privacy-export = 내 데이터 받기
privacy-delete = 내 데이터 삭제
privacy-collecting = 데이터를 모으는 중…
privacy-exported = 보관 중인 모든 데이터입니다.
privacy-too-large = 데이터가 너무 커서 한 메시지에 담을 수 없습니다. 봇 운영자에게 문의하세요.
privacy-confirm = **모든 데이터를 삭제할까요?** 진행 중인 대국과 도전은 기권하거나 거절한 것으로 끝납니다. 이름, 전적, 설정, 차단 목록이 영구히 사라지며 되돌릴 수 없습니다. 이용 정지와 다른 사람의 차단은 계속 유효합니다.
privacy-delete-yes = 예, 모두 삭제
privacy-delete-no = 아니요, 유지
privacy-deleted = 모든 데이터를 삭제했습니다. 다시 오시면 처음 뵙는 것으로 하겠습니다. 이용 정지와 다른 사람의 차단은 계속 유효합니다.
