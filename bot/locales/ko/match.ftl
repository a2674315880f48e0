### A match in chat: buttons, menus, windows, states, challenges, offers.

## buttons

buttons-accept = 수락
buttons-decline = 거절
buttons-withdraw = 철회
buttons-hint = 힌트
buttons-more = 힌트 더 보기
buttons-resign = 기권
buttons-resign_confirm = 네, 기권합니다
buttons-keep_playing = 아니요, 계속 둡니다
buttons-draw = 무승부 제안
buttons-draw_accept = 무승부 수락
buttons-draw_decline = 계속 두기
buttons-draw_withdraw = 제안 철회
buttons-takeback = 무르기
buttons-takeback_accept = 무르기 허락
buttons-takeback_decline = 무르기 거절
buttons-takeback_withdraw = 요청 철회
buttons-rematch = 다시 두기
buttons-type_move = 수 입력
buttons-choose_again = 다시 고르기
buttons-show_again = 다시 보기
buttons-open = 판으로 가기
buttons-replay = 다시 보기
buttons-first = 처음
buttons-previous = 이전
buttons-next = 다음
buttons-last = 마지막
buttons-export = PGN으로 저장
buttons-newer = 더 최근
buttons-older = 더 이전
buttons-play = { $game } 두기

## menus

menus-challenge = 도전에 답하기
menus-replay = 어느 대국을 볼까요?
menus-match_option = { $game }, 상대 { $opponent }

## windows

windows-move_title = 당신의 수
windows-move_label = 수
windows-move_placeholder = 예: { $example }

## match

match-title = { $game }: { $first } 대 { $second }
match-sides = **{ $first }** ({ $first_side }) 대 **{ $second }** ({ $second_side })
match-turn = { $name } ({ $side }) 차례
match-thinking = Qibot이 생각하고 있습니다…
match-queue = 다른 판 { $n }개에서도 두고 있어 조금 걸릴 수 있습니다.
match-check = 장군!
match-last = 마지막 수: { $move } ({ $side })
match-start = 아직 둔 수가 없습니다
match-ply = { $n }수 진행
match-deadline = { $when } 시간 종료
match-number = 대국 { $id }
match-elsewhere = 이 대국은 다른 곳에서 이어졌습니다. 대국자는 { COMMAND("board") } 명령으로 볼 수 있습니다.
match-hints = { $name } 힌트 { $n }번
match-your_turn = { $name } 님, 당신 차례입니다.
match-bot_moved = { $name } 님, 제가 두었습니다. 당신 차례입니다.

## challenge

challenge-asked = { $challenger } 님이 { $opponent } 님에게 { $game } 대국을 신청했습니다.
challenge-first = { $name } 님이 먼저 둡니다.
challenge-until = 이 도전은 { $when } 만료됩니다.
challenge-declined = { $opponent } 님은 지금 { $game } 대국을 원하지 않습니다.
challenge-withdrawn = { $challenger } 님이 도전을 철회했습니다.
challenge-expired = { $opponent } 님이 답하지 않아 { $game } 도전이 만료되었습니다.
challenge-rematch = { $challenger } 님이 { $opponent } 님과 { $game } 대국을 다시 두고 싶어 합니다.
challenge-hidden = 이 도전은 다른 사람에게 보이지 않습니다. 이 서버에서는 모두에게 보이는 글을 쓸 수 없어서 도전을 철회했습니다. 제가 있는 서버에서 도전하거나 관리자에게 외부 앱 허용을 요청하세요.
challenge-alone = 이 다이렉트 메시지는 다른 사람이 볼 수 없어서 도전을 철회했습니다. 서버나 그룹에서 도전하세요.
challenge-which = { $name } 님과 어떤 게임을 할까요?

## offer

offer-draw_asked = { $name } 님이 무승부를 제안합니다.
offer-draw_declined = { $name } 님이 무승부를 거절했습니다.
offer-draw_withdrawn = { $name } 님이 무승부 제안을 철회했습니다.
offer-draw_bot_declines = 저는 계속 두고 싶습니다.
offer-takeback_asked = { $name } 님이 { $n }수 무르기를 청합니다.
offer-takeback_done = { $name } 님이 한 수 물렀습니다.
offer-takeback_declined = { $name } 님이 무르기를 거절했습니다.
offer-takeback_withdrawn = { $name } 님이 무르기 요청을 철회했습니다.
offer-resign_ask = 정말 이 대국을 기권할까요?
