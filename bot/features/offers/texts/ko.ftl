### Offers of a draw, a takeback or a pause, and resigning.

## commands

commands-resign-name = 기권
commands-resign-description = 대국을 기권합니다
commands-draw-name = 무승부
commands-draw-description = 무승부를 제안합니다
commands-takeback-name = 무르기
commands-takeback-description = 마지막 수를 무릅니다. 사람과 둘 때는 상대가 동의해야 합니다
commands-pause-name = 일시정지
commands-pause-description = 상대가 동의하면 시계를 멈춥니다. 다시 움직이게 할 수도 있습니다

## buttons

buttons-resign_confirm = 네, 기권합니다
buttons-keep_playing = 아니요, 계속 둡니다

## offer

offer-draw_declined = { $name } 님이 무승부를 거절했습니다.
offer-draw_withdrawn = { $name } 님이 무승부 제안을 철회했습니다.
offer-draw_bot_declines = 저는 계속 두고 싶습니다.
offer-takeback_done = { $name } 님이 한 수 물렀습니다.
offer-takeback_declined = { $name } 님이 무르기를 거절했습니다.
offer-takeback_withdrawn = { $name } 님이 무르기 요청을 철회했습니다.
offer-resign_ask = 정말 이 대국을 기권하시겠습니까?
offer-pause_declined = { $name } 님은 시계를 멈추지 않겠다고 합니다.
offer-pause_withdrawn = { $name } 님이 시계를 멈추자는 요청을 철회했습니다.

## refusal

refusal-nothing-to-take-back = 아직 둔 수가 없습니다.
refusal-too-early = 먼저 몇 수를 둡시다. 그 뒤에 무승부를 제안할 수 있습니다.
refusal-already-declined = 이 국면에서 상대가 거절했습니다. 한 수 둔 뒤 다시 요청할 수 있습니다.
refusal-no-clock = 이 대국에는 움직이는 시계가 없습니다.
refusal-tournament-pause = 대회에서는 시계를 멈출 수 없습니다. 다른 참가자들이 결과를 기다립니다.
