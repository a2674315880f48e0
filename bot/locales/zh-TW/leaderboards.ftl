### Leaderboards: who is best, and who beat whom.

## commands

commands-top-name = 排行榜
commands-top-description = 某個遊戲的最佳棋手
commands-top-game-name = 遊戲
commands-top-game-description = 哪個遊戲
commands-top-where-name = 範圍
commands-top-where-description = 本伺服器（預設）或所有伺服器
commands-top-when-name = 時間
commands-top-when-description = 最近一週、一個月，或近期（預設）下過棋的人
commands-stats-against-name = 對手
commands-stats-against-description = 只看與此人的對局；選 Qibot 看與我的對局

## settings

settings-listed-label = 排行榜
settings-listed-on = 我名列前茅時列出我
settings-listed-off = 從不列出我

## top

top-title = { $game }排行榜
top-server = 本伺服器
top-everywhere = 所有伺服器
top-week = 最近 7 天下過
top-month = 最近 30 天下過
top-all = 近期下過
top-none = 還沒有人：需要三局計分對局。
top-played = 計分對局：{ $n }
top-why = 按等級分，至少三局計分對局。{ COMMAND("settings") } 可退出榜單。
top-unsettled = 尚未確定（?）：與我或與等級分已確定的棋手對局，等級分才會確定下來。
top-beaten = 🏅 未求助而在{ $level }級勝過我：{ $names }。

## against

against-title = { $first } 對 { $second }
against-none = 兩人之間還沒有下完的對局。
against-score = { $first } { $won } : { $lost } { $second }

## refusal

refusal-no-leaderboard = 本伺服器關閉了排行榜。選擇「{ top-everywhere }」可以查看總排行榜。
