### A match: its page, buttons, offers, clocks, hints in words, and what cannot be done in it.

## buttons

buttons-accept = 수락
buttons-decline = 거절
buttons-withdraw = 철회
buttons-hint = 힌트
buttons-resign = 기권
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
buttons-open_board = 판 열기
buttons-open = 판으로 가기
buttons-replay = 다시 보기
buttons-first = 처음
buttons-previous = 이전
buttons-next = 다음
buttons-last = 마지막
buttons-export = PGN으로 저장
buttons-clock_resume = 시계 재개
buttons-pause_accept = 일시정지 동의
buttons-pause_decline = 거절
buttons-pause_withdraw = 요청 철회
buttons-review = 복기
buttons-best = 최선의 수?
buttons-share = 공유
buttons-learn = 배우기
buttons-follow = 지켜보기

## settings

settings-language-label = 언어
settings-language-auto = Discord와 같게
settings-notation-label = 기보 표기법
settings-pieces-label = 말
settings-look-label = 판의 모양
settings-board-label = 판
settings-board-picture = 그림으로
settings-board-text = 글자로 (화면 낭독기나 느린 연결용)
settings-board-grid = 글자로 그린 판 (느린 연결용)
settings-clock-label = 평소 시간제
settings-clock-auto = 사람과는 일 단위, 저와는 무제한
settings-clock-none = 무제한
settings-clock-live-60-5 = 1분 + 한 수당 5초
settings-clock-live-300-5 = 5분 + 한 수당 5초
settings-clock-live-600-10 = 10분 + 한 수당 10초
settings-clock-live-900-10 = 15분 + 한 수당 10초
settings-clock-move-86400 = 한 수당 1일
settings-clock-move-259200 = 한 수당 3일
settings-clock-move-604800 = 한 수당 7일
settings-notices-label = 차례가 왔을 때 멘션
settings-notices-on = 자리를 비웠을 때 멘션하기
settings-notices-off = 멘션하지 않기
settings-coach-label = 큰 실수 전 경고
settings-coach-auto = 게임마다 봇과의 첫 세 판에서
settings-coach-on = 봇과의 모든 판에서
settings-coach-off = 하지 않음
settings-listed-label = 순위표
settings-listed-on = 상위권이면 이름을 올리기
settings-listed-off = 절대 올리지 않기
settings-usual = 언어에 맞게
settings-usual-everywhere = 기본

## match

match-title = { $game }: { $first } 대 { $second }
match-side = **{ $name }** ({ $side })
match-sides = { $first } 대 { $second }
match-turn = { $name } ({ $side }) 차례
match-thinking = Qibot이 생각하고 있습니다…
match-queue = 다른 판 { $n }개에서도 두고 있어 조금 걸릴 수 있습니다.
match-check = 장군!
match-near_loses = ⚠️ 같은 국면이 한 번 더 나오면 { $loser } 쪽이 집니다 ({ $reason }).
match-near_draws = ⚠️ 같은 국면이 한 번 더 나오면 비깁니다.
match-last = 마지막 수: { $move } ({ $side })
match-start = 아직 둔 수가 없습니다
match-ply = { $n }수 진행
match-number = 대국 { $id }
match-elsewhere = 이 대국은 다른 곳에서 이어졌습니다. 대국자는 { COMMAND("board") } 명령으로 볼 수 있습니다.
match-event = 대회 { $id }, { $rounds }라운드 중 { $round }라운드
match-unrated = 레이팅 없음
match-hints = { $name } 님: 힌트 { $n }번
match-your_turn = { $name } 님, 두실 차례입니다.
match-bot_moved = { $name } 님, 제가 두었습니다. 이제 두실 차례입니다.
match-time_short = { $name } 님, 둘 시간이 얼마 남지 않았습니다.

## hints

hints-nobody = 힌트 없음
hints-both = 둘 다 힌트 사용

## challenge

challenge-asked = { $challenger } 님이 { $opponent } 님에게 { $game } 대국을 신청했습니다.
challenge-first = { $name } 님이 먼저 둡니다.
challenge-until = 이 도전은 { $when } 만료됩니다.
challenge-declined = { $opponent } 님은 지금 { $game } 대국을 원하지 않습니다.
challenge-withdrawn = { $challenger } 님이 도전을 철회했습니다.
challenge-expired = { $opponent } 님이 답하지 않아 { $game } 도전이 만료되었습니다.
challenge-ended = 관리자가 { $game } 도전을 끝냈습니다.
challenge-rematch = { $challenger } 님이 { $opponent } 님과 { $game } 대국을 다시 두고 싶어 합니다.

## offer

offer-draw_asked = { $name } 님이 무승부를 제안합니다.
offer-takeback_asked = { $name } 님이 { $n }수 무르기를 청합니다.
offer-pause_asked = { $name } 님이 시계를 멈추자고 합니다.
offer-hidden = 이 질문은 다른 사람에게 보이지 않습니다. 여기서는 모두에게 보이는 글을 쓸 수 없습니다. 요청한 내용은 판에 나와 있고, { $name } 님은 판 아래의 같은 버튼을 눌러 답합니다.

## moves

moves-last = 마지막 수: { $move } ({ $side }, { $piece })
moves-taking = { $last }, 잡은 말: { $pieces }
moves-named = { $piece } 쪽을 보세요.

## opening

opening-undecided = 누가 어느 편을 둘지는 오프닝에서 정합니다
opening-choose = { $name } 님이 편을 고릅니다

## board

board-opening = 포석: { $name }
board-asked = { $name }: { $question }
board-again = 판은 { COMMAND("board") } 명령으로 볼 수 있습니다.

## card

card-record = 상대 전적: { $first } { $first_wins }승, { $second } { $second_wins }승, 무승부 { $draws }
card-level-record = ‘{ $level }’ 상대 전적: { $won }승 { $drawn }무 { $lost }패
card-first-win = 🏆 { $name } 님이 처음으로 ‘{ $level }’을 이겼습니다.
card-streak = { $name } 님이 ‘{ $level }’ 상대로 { $n }연승 중입니다.
card-next-level = ‘{ $level }’에 도전할까요?

## hint

hint-takes = { $move } ({ $pieces } 잡음)
hint-piece = { $cell }에 있는 { $piece } 쪽을 보세요.
hint-candidates = { $moves } 쪽을 보세요. 그중 하나가 가장 좋은 수입니다.
hint-only = 좋은 수는 하나뿐입니다: { $moves }.
hint-move = **{ $move }** 두세요.
hint-line = 예상되는 진행: { $line }

## clock

clock-hours = 한 수당 { $n }시간
clock-named = 시간제: { $clock }
clock-first = 첫 수는 { $minutes }분 안에
clock-paused = ⏸️ 시계가 멈춰 있습니다
clock-short = ⚠️ **{ $name } 님, 시간이 얼마 없습니다: { $when } 끝납니다**
clock-runs_again = ▶️ 시계가 다시 갑니다.

## prospect

prospect-wins-now = 바로 이기는 수입니다.
prospect-wins = { $n }수 만에 이깁니다.
prospect-loses = 가장 오래 버티는 수입니다. 상대는 { $n }수 만에 이길 수 있습니다.
prospect-loses-now = 이 수로 대국이 끝나며, 어떤 수를 두어도 집니다.
prospect-wins-by-rule = 상대는 같은 수를 끝없이 되풀이할 수 없습니다. 그러면 집니다.
prospect-loses-by-rule = 같은 수를 끝없이 되풀이하면 집니다. 가능할 때 다른 수를 두세요.
prospect-draws = 무승부를 지키는 수입니다.
prospect-wins-material = 이득을 봅니다: { $won }.
prospect-wins-material-for = 이득을 봅니다: { $lost } 대신 { $won }.
prospect-loses-material = 어떻게 두어도 손해를 봅니다: { $lost }. 이 수가 가장 덜 잃습니다.
prospect-loses-material-for = 어떻게 두어도 손해를 봅니다: { $won } 대신 { $lost }. 이 수가 가장 덜 잃습니다.
prospect-better = 이 수를 두면 유리해집니다.
prospect-worse = 불리하지만 이것이 최선의 수비입니다.
prospect-even = 형세가 팽팽하게 유지됩니다.

## truth

truth-all = 양쪽이 완벽하게 둘 때 각 수의 결과: { $values }.
truth-wins =
    { $n ->
        [1] **{ $move }** 바로 승리
       *[other] **{ $move }** { $n }수 승리
    }
truth-loses = **{ $move }** { $n }수 패배
truth-draws = **{ $move }** 무승부

## rating

rating-title = 레이팅
rating-change = { $name } { $rating }{ $change }
rating-row = { $game } 레이팅: { $rating } (반영된 대국: { $n })
rating-provisional = 물음표: 아직 대국이 적어 확실하지 않습니다.
rating-history = 최근 대국({ $n })의 레이팅: { $first }에서 { $last }까지.

## position

position-unrated = 국면에서 시작, 레이팅 없음

## replay

replay-position = { $ply }수째 (전체 { $total }수)
replay-start = 시작 국면

## refusal

refusal-self-block = 자신을 차단할 수 없습니다.
refusal-not-your-turn = 아직 두실 차례가 아닙니다.
refusal-not-your-match = 다른 사람들의 대국입니다. { COMMAND("play") } 명령으로 직접 시작하세요.
refusal-bot-is-thinking = 아직 생각 중입니다. 잠시만요…
refusal-stale = 그 사이 판이 바뀌었습니다. 판을 보고 다시 고르세요.
refusal-match-challenged = 아직 시작되지 않은 대국입니다. 도전이 답을 기다리고 있습니다.
refusal-match-playing = 이미 시작된 대국입니다.
refusal-match-finished = 끝난 대국입니다.
refusal-match-declined = 거절된 도전입니다.
refusal-match-withdrawn = 철회된 도전입니다.
refusal-match-expired = 더 이상 받을 수 없는 도전입니다. { COMMAND("play") } 명령으로 다시 도전할 수 있습니다.
refusal-match-not-found = 그런 대국은 없습니다.
refusal-unreadable-move = { $move } 표기를 수로 읽을 수 없습니다. 이렇게 입력하세요: { $how }.
refusal-illegal-move = 여기서는 { $move } 수를 둘 수 없습니다.
refusal-piece-own = { $cell }에 있는 자기 { $piece }
refusal-piece-other = { $cell }에 있는 상대 { $piece }
refusal-ambiguous-move = { $move } 표기는 여러 수를 뜻합니다: { $candidates }.
refusal-over-move = 이 국면에서 대국은 끝났습니다.
refusal-bad-game = { $value } 게임은 모릅니다.
refusal-bad-level = { $value } 난이도는 없습니다.
refusal-bad-side = { $value } 순서는 없습니다.
refusal-bad-notation = 이 게임에는 { $value } 표기법이 없습니다.
refusal-bot-opening = 이 오프닝은 두 사람용입니다. 상대도 지정하세요.
refusal-level-for-bot = 난이도는 저와 둘 때만 고릅니다. 난이도나 상대 중 하나를 비워 두세요.
refusal-bad-choice = { $value } 항목은 고를 수 없습니다.
refusal-self-challenge = 자신에게 도전할 수 없습니다. 저와 두려면 상대를 비워 두세요.
refusal-bot-challenge = 다른 봇은 둘 줄 모릅니다. 저와 두려면 상대를 비워 두세요.
refusal-unseen-challenge = 이 사람은 이 채널을 볼 수 없어 답할 수 없습니다. 둘 다 볼 수 있는 채널에서 도전하세요.
refusal-challenge-pending = 이미 신청한 도전입니다. 답을 기다리고 있습니다.
refusal-challenged-already = { $name } 님이 이미 이 게임으로 도전했습니다. 그 도전을 받거나 먼저 거절하세요.
refusal-too-many-matches = 끝나지 않은 대국이 { $limit }판으로 한도에 이르렀습니다. 먼저 하나를 끝내세요 ({ COMMAND("games") }).
refusal-not-for-you = 다른 사람에게 하는 질문입니다.
refusal-not-yours = 요청한 사람만 철회할 수 있습니다.
refusal-match-goes-on = 아직 끝나지 않은 대국입니다.
refusal-no-match = 진행 중인 대국이 없습니다. { COMMAND("play") } 명령으로 시작하세요.
refusal-several-matches = 진행 중인 대국이 여럿입니다. 하나를 골라 주세요.
refusal-rematch-exists = 다시 두는 대국이 이미 시작되었습니다: 대국 { $match_id } ({ COMMAND("games") }).
refusal-offer-gone = 더는 유효하지 않은 제안입니다.
refusal-offer-stands = 이미 답을 기다리는 제안이 있습니다.
refusal-slow-down = 이 사람에게 한 지난 도전이 대국으로 이어지지 않았습니다. { $when } 다시 도전할 수 있습니다.
refusal-former-player = 그 대국의 상대는 더 이상 저를 쓰지 않습니다.
refusal-blocked = 이 사람에게는 도전할 수 없습니다.
refusal-too-much-asked = 한꺼번에 너무 많은 것을 요청하셨습니다. 잠시 뒤 다시 시도해 주세요.
refusal-just-asked = 방금 같은 요청을 하셨습니다. 잠시 뒤 다시 시도해 주세요.
refusal-choice-due = 먼저 판 아래에서 어느 편을 둘지 고르세요.
refusal-choice-made = 지금은 고를 것이 없습니다.
refusal-in-opening = 힌트는 오프닝이 끝난 뒤에 쓸 수 있습니다.
refusal-bad-opening = 이 게임에는 { $value } 오프닝이 없습니다.
refusal-no-vacation-left = 남은 것보다 많습니다. 올해 남은 휴가 일수: { $n }.
refusal-no-hints = 사람끼리 둘 때는 시작할 때 둘 다 동의한 경우에만 힌트를 쓸 수 있고, 대회와 실시간 시계 대국에서는 쓸 수 없습니다.
refusal-own-match = 이 국면은 아직 진행 중인 { $match_id }번 대국의 것입니다. 대국이 끝나면 여기서 최선의 수를 알려 드리고, 여기서부터 둘 수도 있습니다.
refusal-too-many-here = 이 서버에서 진행 중인 대국이 { $limit }판으로, 허용된 최대입니다. 먼저 하나를 끝내 주세요.
refusal-no-leaderboard = 이 서버는 순위표를 꺼 두었습니다. ‘{ top-everywhere }’를 고르면 모든 서버의 순위를 볼 수 있습니다.
refusal-wrong-channel = 이 서버에서는 다음 채널에서만 대국할 수 있습니다: { $where }
refusal-wrong-role = 이 서버에서는 다음 역할만 대국을 시작할 수 있습니다: { $who }
refusal-suspended = { $until } 이 서버에서 저를 쓸 수 없습니다. 이유: { $reason }

## menus

menus-match_option = { $game }, 상대 { $opponent }

## trouble

trouble-unknown-button = 너무 오래된 버튼입니다. { COMMAND("board") } 명령으로 대국의 판을 다시 볼 수 있습니다. 그 밖의 것은 해당 명령을 다시 사용하세요.
trouble-cannot-post = 여기에 글을 쓸 권한이 없습니다. 채널 보기, 메시지 보내기, 파일 첨부(음성 채널에서는 연결도) 권한을 부탁하거나 다른 채널에서 두세요.
trouble-late = 너무 오래 걸렸습니다. 버튼을 다시 눌러 주세요.

## series

series-score = 연속 대국: { $first } { $points } : { $other } { $second }

## moderation

moderation-until = { $when }까지
moderation-until-lifted = 관리자가 다시 허용할 때까지

## learn

learn-show = 답 보기
learn-right-1 = 맞았습니다!
learn-right-2 = 잘했습니다!
learn-right-3 = 바로 그 수입니다!
learn-not-it = 둘 수 있는 수({ $move })이지만 여기서 찾는 수는 아닙니다.
