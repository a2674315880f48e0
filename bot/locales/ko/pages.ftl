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
