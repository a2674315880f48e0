### The board that one can touch: what its page says by itself.

## activity

activity-connecting = 연결 중…
activity-lost = 연결이 끊어졌습니다. 다시 연결하는 중…
activity-outside = 이 페이지는 Discord의 일부입니다. Discord의 대국에서 열어 주세요.
activity-failed = Discord가 응답하지 않았습니다. 이 페이지를 닫고 다시 열어 주세요.
activity-newer = 이 페이지의 새 버전이 있습니다. 닫고 다시 열어 주세요.
activity-board = 판
activity-keys = 화살표 키로 판 위를 움직이고, Enter로 고르고, Escape로 취소합니다.
activity-moves = 수순
activity-turn = 판 돌리기
activity-sound = 소리
activity-target = { $cell }: 고를 수 있음
activity-prepared = 예약: { $move }
activity-confirm = 수를 두기 전에 확인
activity-meant = 이 수를 둘까요?
activity-make = 두기
activity-unknown = Discord에서 본인 확인을 하지 못했습니다. 이 페이지를 닫고 다시 열어 주세요.
activity-hidden = 이 대국은 이제 여기서 볼 수 없습니다.
activity-lobby = 전체 보기
activity-back = 판으로 돌아가기
activity-challenges = 이 채널의 공개 도전
activity-begin = 대국 시작
activity-watch = 관전할 대국
activity-puzzles = 문제
activity-record = 내 전적
activity-show = 보기
activity-choose_game = 게임 선택
activity-pause = 시계 멈추기

## refusal

refusal-not-here = 이 사람은 이제 페이지를 열고 있지 않습니다.
refusal-only-answers = 여기에는 제가 먼저 글을 쓸 수 없습니다. 채팅의 버튼이나 { COMMAND("play") } 명령으로 대국을 시작하세요.
refusal-timed-out = { $until } 이 서버에서 저를 쓸 수 없습니다. 지금 여기서 타임아웃 상태입니다.
