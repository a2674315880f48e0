### Looking back: lists, replays, statistics.

## progress

progress-title = 진행 중인 대국
progress-none = 진행 중인 대국이 없습니다. { COMMAND("play") } 명령으로 시작하세요.
progress-line = **{ $game }** · 상대 { $opponent } · { $state } · { $plies }
progress-your_move = 당신 차례
progress-their_move = { $name } 차례
progress-to_answer = 당신의 답을 기다림
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
replay-position = { $ply }수째 (전체 { $total }수)
replay-start = 시작 국면
replay-exported = 대국의 PGN (표기법: { $notation }).

## stats

stats-title = { $name } 님의 전적
stats-none = 끝난 대국이 없습니다. { COMMAND("play") } 명령으로 시작하세요.
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
stats-moves = { $n }수
