### Leaderboards: who is best, and who beat whom.

## commands

commands-top-name = 排行榜
commands-top-description = 一种棋的最佳棋手
commands-top-game-name = 棋种
commands-top-game-description = 哪种棋
commands-top-where-name = 范围
commands-top-where-description = 本服务器（默认）或所有服务器
commands-top-when-name = 时间
commands-top-when-description = 最近一周、一个月，或近期（默认）下过棋的人
commands-stats-against-name = 对手
commands-stats-against-description = 只看与此人的对局；选 Qibot 看与我的对局

## settings

settings-listed-label = 排行榜
settings-listed-on = 上榜时显示我
settings-listed-off = 从不显示我

## top

top-title = { $game }排行榜
top-server = 本服务器
top-everywhere = 所有服务器
top-week = 最近 7 天下过
top-month = 最近 30 天下过
top-all = 近期下过
top-none = 还没有人上榜：须下满三局计分对局。
top-played = 计分对局：{ $n }
top-why = 按等级分排名，须下满三局计分对局。用 { COMMAND("settings") } 可以退出榜单。
top-unsettled = 尚未确定（?）：与我或与等级分已确定的棋手对局，等级分才会确定下来。
top-beaten = 🏅 不用提示就战胜过我（{ $level }）：{ $names }。

## against

against-title = { $first } 对 { $second }
against-none = 两人之间还没有下完的对局。
against-score = { $first } { $won } : { $lost } { $second }

## refusal

refusal-no-leaderboard = 本服务器关闭了排行榜。选择“{ top-everywhere }”可以查看总排行榜。
