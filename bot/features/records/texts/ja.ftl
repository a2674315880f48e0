### Looking back: lists, replays, statistics, leaderboards.

## commands

commands-top-name = ランキング
commands-top-description = ゲームの上位プレイヤー
commands-top-where-name = 範囲
commands-top-where-description = このサーバー（既定）か全体か
commands-top-when-name = 期間
commands-top-when-description = 直近1週間、1か月、または最近（既定）対局した人
commands-stats-against-name = 相手
commands-stats-against-description = この相手との対局だけ。Qibotを選ぶと私との対局
commands-games-name = 対局中
commands-games-description = 進行中の対局と盤へのリンク
commands-history-name = 履歴
commands-history-description = 過去の対局を一手ずつ振り返ります
commands-history-player-description = 誰の対局か（指定がなければあなた）
commands-history-game-description = このゲームだけ
commands-stats-name = 成績
commands-stats-description = 勝ち、引き分け、負け、連勝、記録
commands-stats-player-description = 誰の成績か（指定がなければあなた）
commands-stats-game-description = このゲームだけ

## buttons

buttons-show_again = もう一度表示
buttons-newer = 新しい対局
buttons-older = 古い対局
buttons-card = カード

## menus

menus-challenge = 挑戦に答える・取り下げる
menus-replay = どの対局を見ますか？

## position

position-study = 研究盤

## progress

progress-title = 進行中の対局
progress-line = **{ $game }** · 相手：{ $opponent } · { $state }
progress-your_move = あなたの番
progress-their_move = { $name }の番
progress-to_answer = あなたの返事待ち
progress-awaits_answer = 返事待ち

## history

history-title = { $name }の対局
history-none = まだ対局がありません。{ COMMAND("play") }で始めましょう。
history-line = #{ $id } **{ $outcome }** { $game } · { $opponent } · { $reason } · { $plies } · { $when }
history-line_running = #{ $id } **{ $outcome }** { $game } · { $opponent } · { $plies } · { $when }
history-plies = { $n }手
history-page = { $page }/{ $pages }ページ、全{ $total }局

## replay

replay-title = 対局{ $id }の再生
replay-exported = 対局のPGN（棋譜の書き方：{ $notation }）。

## stats

stats-title = { $name }の成績
stats-none = 記録に数えられる対局はまだありません。{ COMMAND("play") }で始めましょう。
stats-all_games = すべてのゲーム
stats-overall = 合計
stats-wins = 勝ち
stats-draws = 引き分け
stats-losses = 負け
stats-row = { $label }：{ $wins }勝{ $losses }敗{ $draws }分
stats-fact = { $label }：{ $value }
stats-against_bot = Qibot・{ $level }
stats-against_people = 人との対局
stats-streak_win = { $n }連勝
stats-streak_draw = { $n }連続引き分け
stats-streak_loss = { $n }連敗
stats-streak = 現在の連続記録
stats-best_streak = 最長連勝
stats-shortest = 最短の勝ち
stats-longest = 最長の勝ち
stats-hints = 使ったヒント
stats-puzzles = 問題：レーティング**{ $rating }** · { $tried }問中{ $solved }問正解

## top

top-title = { $game }のランキング
top-server = このサーバー
top-everywhere = 全体
top-week = 直近7日間に対局した人
top-month = 直近30日間に対局した人
top-all = 最近対局した人
top-none = まだ誰もいません。レーティング対象の対局が3局必要です。
top-played = 対象局数：{ $n }
top-matches = 対象局数
top-why = レーティング順、対象3局以上。{ COMMAND("settings") }で載らないようにできます。
top-unsettled = 暫定（?）：レーティングは、私またはレーティングの確定した相手との対局で確定します。
top-beaten = 🏅 { $level }の私にヒントなしで勝った人：{ $names }。

## against

against-title = { $first } 対 { $second }
against-none = 二人の間で記録に数えられる対局はまだありません。
against-score = { $first } { $won } : { $lost } { $second }

## refusal

refusal-bot-record = ボットに成績はありません。人を選んでください。
refusal-no-server = ここはサーバーではありません。「{ top-everywhere }」を選ぶと全サーバーの上位が見られます。
