### Challenges to a person, to anybody, and rematches.

## commands

commands-anyone-name = 상대찾기
commands-anyone-description = 이 채널에서 같이 둘 사람을 찾습니다
commands-play-name = 대국
commands-play-description = 저와, 또는 다른 사람과 대국을 시작합니다
commands-play-opponent-name = 상대
commands-play-opponent-description = 도전할 사람. 비워 두면 저와 둡니다
commands-play-level-name = 난이도
commands-play-level-description = 제 실력 (기본값: 그 게임에서 처음 이길 때까지 입문, 그 뒤에는 보통)
commands-challenge-name = 게임 도전하기

## buttons

buttons-join = 두기

## challenge

challenge-hidden = 이 도전은 다른 사람에게 보이지 않습니다. 이 서버에서는 모두에게 보이는 글을 쓸 수 없어서 도전을 철회했습니다. 제가 있는 서버에서 도전하거나 관리자에게 외부 앱 허용을 요청하세요.
challenge-alone = 이 다이렉트 메시지는 다른 사람이 볼 수 없어서 도전을 철회했습니다. 서버나 그룹에서 도전하세요.
challenge-which = { $name } 님과 어떤 게임을 할까요?

## invitation

invitation-asked = { $host } 님이 { $game } 상대를 찾습니다. 함께 두실 분 계신가요?
invitation-second = 참가하는 사람이 먼저 둡니다.
invitation-closed = { $host } 님은 더 이상 { $game } 상대를 찾지 않습니다.

## match

match-accepted = { $name } 님, 도전이 받아들여졌습니다. 이제 두실 차례입니다.

## position

position-asked = 이 국면에서: { $host } 님이 { $side }입니다. 레이팅 없음.

## refusal

refusal-invitation-open = 이 게임의 상대를 이미 찾고 있습니다.
refusal-own-invitation = 직접 올린 초대입니다. 다른 사람이 받아야 합니다.
