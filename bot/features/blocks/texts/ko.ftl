### Blocking people.

## commands

commands-block-name = 차단
commands-block-description = 특정인의 도전을 더 이상 받지 않습니다. 이름이 없으면 차단 목록을 보여 줍니다
commands-block-player-description = 나에게 도전할 수 없게 할 사람
commands-unblock-name = 차단해제
commands-unblock-description = 특정인의 도전을 다시 받습니다
commands-unblock-player-description = 다시 도전할 수 있게 할 사람

## block

block-done = { $name } 님은 더 이상 도전할 수 없습니다. 상대에게는 알리지 않습니다. { COMMAND("unblock") } 명령으로 되돌릴 수 있습니다.
block-undone = { $name } 님이 다시 도전할 수 있습니다.
block-was-not = { $name } 님은 차단되어 있지 않습니다.
block-list = 차단됨: { $names }
block-none = 차단한 사람이 없습니다.

## refusal

refusal-bot-block = 봇은 아무에게도 도전하지 않으므로 차단할 필요가 없습니다.
