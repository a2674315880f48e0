### What several features say: windows, settings, options of commands, faults.

## commands

commands-match-name = 对局号
commands-match-description = 哪一盘对局；这里只有一盘时不用填
commands-game-name = 棋种
commands-game-description = 哪种棋
commands-side-name = 先后
commands-side-description = 谁先手（不填则随机）
commands-clock-name = 用时
commands-clock-description = 对局用时（不填则用你的默认用时）
commands-opening-name = 开局
commands-opening-description = 两人公平开局的方式（不填为普通开局）
commands-hints-name = 提示
commands-hints-description = 与人对局时的提示：不用，或双方都可用（不填为不用；实时计时的对局没有提示）
commands-player-name = 玩家

## windows

windows-move_title = 走棋
windows-move_label = 着法

## settings

settings-server_title = 本服务器的默认设置
settings-saved = 已保存。
settings-server_only = 只有可以管理本服务器的人才能更改默认设置。

## refusal

refusal-person-gone = 相关人员的数据刚刚被删除。请再试一次。
refusal-no-tournament = 本服务器没有这场比赛。
refusal-tournament-changed = 现在不行：比赛已开始、已满员或已结束。
refusal-still-playing = 你刚刚又开始了一盘对局，请再试一次。

## trouble

trouble-apology = 我这边出了点问题，已经记录下来；你的对局已妥善保存。请再试一次。
trouble-engine-busy = 我正在同时想很多盘棋，请稍后再试。
trouble-engine-failed = 我刚才没有想出来，请再试一次。
trouble-engine-stopped = 我正在重新启动。你的对局已妥善保存，请一分钟后再试。
trouble-not-stored = 我暂时无法读写对局。请稍后看看棋盘，再决定是否重试。
trouble-stopping = 我正在重新启动，请一分钟后再试；已经走过的棋不会丢失。
trouble-uninvited = 我不在这个私密子区里：这里用到的命令和按钮我会回应，但我不能主动叫人，也不能主动更新任何内容。在这里提及 { $bot } 就能让我加入。
trouble-board-unreachable = 已完成，但我无法在第 { $id } 局棋盘所在的地方显示。
trouble-go-on = 请用 { COMMAND("move") } 继续；用 { COMMAND("board") } 可查看局面。
trouble-filtered = 本服务器的过滤规则拦截了我的消息。请联系管理员，或者换一个频道。
trouble-message-gone = 这条消息已被删除。用 { COMMAND("board") } 可以重新发送对局的棋盘。
trouble-unknown-command = 我已经没有这个命令了。输入 / 看看我会什么。
