### The pages /help and /about.

## commands

commands-help-name = 도움말
commands-help-description = 저와 두는 법을 한 쪽에 정리했습니다
commands-about-name = 정보
commands-about-description = 제 소개, 버전과 상태

## buttons

buttons-play = { $game } 두기

## learn

learn-help = {"*"}*처음 하는 게임인가요?** { COMMAND("learn") } 명령이 직접 두어 보며 규칙을 차근차근 가르쳐 줍니다. 수업에 ‘판 열기’ 버튼이 있으면 말을 직접 만져 둘 수 있습니다.

## help

help-title = 저와 두는 법
help-begin =
    {"*"}*시작** { COMMAND("play") } 명령으로 게임을 고르고, 난이도를 골라 저와 두거나 도전할 사람을 고르세요.
    {"*"}*두기** 판 아래 버튼을 누르세요. 수가 많은 게임에서는 단계별로 고릅니다. { COMMAND("move") } 명령이나 ‘수 입력’ 버튼으로 입력할 수도 있습니다.
help-during =
    {"*"}*막혔나요?** { COMMAND("hint") } 명령이 세 단계로 도와줍니다: 볼 곳, 둘 수, 그 결과. 나에게만 보입니다.
    {"*"}*실수했나요?** { COMMAND("takeback") } 명령은 마지막 수를 무릅니다. 사람과 둘 때는 상대가 동의해야 합니다. { COMMAND("draw") } 명령은 무승부 제안, { COMMAND("resign") } 명령은 기권입니다.
help-after =
    {"*"}*끝난 뒤** ‘다시 두기’를 누르면 순서를 바꿔 다시 둡니다. { COMMAND("history") } 명령으로 대국을 한 수씩 다시 보고 { COMMAND("stats") } 명령으로 전적을 봅니다.
    {"*"}*판을 잃어버렸나요?** { COMMAND("games") } 명령은 대국 목록, { COMMAND("board") } 명령은 판 다시 보기입니다. 판은 제가 재시작해도 계속 쓸 수 있습니다.
help-more = {"*"}*그 밖에** { COMMAND("puzzle") } 명령은 문제를 내고, 서버에서는 { COMMAND("anyone") } 명령이 상대를 찾아 주고 { COMMAND("tournament") } 명령이 대회를 엽니다. { COMMAND("settings") } 명령으로 언어, 말, 판(화면 낭독기용 글자도)을 바꿉니다.

## about

about-title = Qibot 정보
about-what = 저와 할 수 있는 게임: { $games }. 엔진은 모두 직접 만들었습니다.
about-version = 버전 { $version }
about-compiled = 엔진: 컴파일됨
about-interpreted = 엔진: 인터프리터 실행 (느림. 설치할 때 C 컴파일러가 없었습니다)
about-workers = 엔진 프로세스 { $n }개, 생각 중 { $busy }, 대기 { $waiting }
about-tables = 메모리의 탐색 표: { $tables }개 (최대 { $slots }개)
about-played = 끝난 대국 { $n }판
about-uptime = 시작: { $when }
