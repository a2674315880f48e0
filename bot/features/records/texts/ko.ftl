### Looking back: lists, replays, statistics, leaderboards.

## commands

commands-top-name = 순위
commands-top-description = 게임의 상위 플레이어
commands-top-where-name = 범위
commands-top-where-description = 이 서버(기본값) 또는 전체
commands-top-when-name = 기간
commands-top-when-description = 최근 7일, 최근 30일 또는 근래(기본값)에 둔 사람
commands-stats-against-name = 상대
commands-stats-against-description = 이 상대와의 대국만. Qibot을 고르면 저와의 대국
commands-games-name = 진행중
commands-games-description = 진행 중인 대국과 판으로 가는 링크
commands-history-name = 기록
commands-history-description = 지난 대국을 한 수씩 다시 봅니다
commands-history-player-description = 누구의 대국인지 (기본값: 나)
commands-history-game-description = 이 게임만
commands-stats-name = 전적
commands-stats-description = 승, 무, 패, 연승과 기록
commands-stats-player-description = 누구의 전적인지 (기본값: 나)
commands-stats-game-description = 이 게임만

## buttons

buttons-show_again = 다시 표시
buttons-newer = 더 최근
buttons-older = 더 이전
buttons-card = 카드

## menus

menus-challenge = 도전에 답하거나 철회하기
menus-replay = 어느 대국을 볼까요?

## position

position-study = 연구판

## progress

progress-title = 진행 중인 대국
progress-line = **{ $game }** · 상대 { $opponent } · { $state }
progress-your_move = 내 차례
progress-their_move = { $name } 차례
progress-to_answer = 내 답을 기다림
progress-awaits_answer = 답을 기다림

## history

history-title = { $name } 님의 대국
history-none = 아직 대국이 없습니다. { COMMAND("play") } 명령으로 시작하세요.
history-line = #{ $id } **{ $outcome }** { $game } · { $opponent } · { $reason } · { $plies } · { $when }
history-line_running = #{ $id } **{ $outcome }** { $game } · { $opponent } · { $plies } · { $when }
history-plies = { $n }수
history-page = { $page }/{ $pages }쪽, 모두 { $total }판

## replay

replay-title = 대국 { $id } 다시 보기
replay-exported = 대국의 PGN (표기법: { $notation }).

## stats

stats-title = { $name } 님의 전적
stats-none = 아직 기록에 포함되는 대국이 없습니다. { COMMAND("play") } 명령으로 시작하세요.
stats-all_games = 모든 게임
stats-overall = 합계
stats-wins = 승
stats-draws = 무
stats-losses = 패
stats-row = { $label }: { $wins }승 { $draws }무 { $losses }패
stats-fact = { $label }: { $value }
stats-against_bot = Qibot, { $level }
stats-against_people = 사람
stats-streak_win = { $n }연승
stats-streak_draw = { $n }연속 무승부
stats-streak_loss = { $n }연패
stats-streak = 현재 흐름
stats-best_streak = 최다 연승
stats-shortest = 가장 짧은 승리
stats-longest = 가장 긴 승리
stats-hints = 쓴 힌트
stats-puzzles = 문제: 레이팅 **{ $rating }** · { $tried }개 중 { $solved }개 정답

## top

top-title = { $game } 순위
top-server = 이 서버
top-everywhere = 전체
top-week = 최근 7일 활동
top-month = 최근 30일 활동
top-all = 근래 활동
top-none = 아직 없습니다. 레이팅에 반영된 대국이 세 판 필요합니다.
top-played = 반영된 대국: { $n }
top-matches = 반영된 대국
top-why = 레이팅 순, 반영된 대국 세 판부터. { COMMAND("settings") }에서 목록에서 빠질 수 있습니다.
top-unsettled = 잠정(?): 레이팅은 저와의 대국이나 레이팅이 확정된 상대와의 대국으로 확정됩니다.
top-beaten = 🏅 힌트 없이 { $level } 단계의 저를 이긴 사람: { $names }.

## against

against-title = { $first } 대 { $second }
against-none = 아직 둘 사이에 기록에 포함되는 대국이 없습니다.
against-score = { $first } { $won } : { $lost } { $second }

## refusal

refusal-bot-record = 봇에게는 전적이 없습니다. 사람을 고르세요.
refusal-no-server = 여기는 서버가 아닙니다. ‘{ top-everywhere }’를 고르면 모든 서버의 순위를 볼 수 있습니다.
