### Leaderboards: who is best, and who beat whom.

## commands

commands-top-name = ランキング
commands-top-description = ゲームの上位プレイヤー
commands-top-game-name = ゲーム
commands-top-game-description = どのゲームか
commands-top-where-name = 範囲
commands-top-where-description = このサーバー(既定)か全体か
commands-top-when-name = 期間
commands-top-when-description = 直近1週間、1か月、または最近(既定)対局した人
commands-stats-against-name = 相手
commands-stats-against-description = この相手との対局だけ。Qibotを選ぶと私との対局

## settings

settings-listed-label = ランキング
settings-listed-on = 上位に入ったら載せる
settings-listed-off = 載せない

## top

top-title = { $game }の上位
top-server = このサーバー
top-everywhere = 全体
top-week = 直近7日間に対局
top-month = 直近30日間に対局
top-all = 最近対局
top-none = まだ誰もいません。レーティング対象の対局が3局必要です。
top-played = 対象局数:{ $n }
top-why = レーティング順、対象3局以上。{ COMMAND("settings") }で載らないようにできます。
top-unsettled = 暫定（?）：レーティングは、私またはレーティングの確定した相手との対局で確定します。
top-beaten = 🏅 { $level }の私に助けなしで勝った人:{ $names }。

## against

against-title = { $first } 対 { $second }
against-none = 二人の間で終わった対局はまだありません。
against-score = { $first } { $won } : { $lost } { $second }

## refusal

refusal-no-leaderboard = このサーバーはランキングをオフにしています。「{ top-everywhere }」を選ぶと全サーバーの上位が見られます。
