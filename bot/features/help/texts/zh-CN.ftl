### The pages /help and /about.

## commands

commands-help-name = 帮助
commands-help-description = 一页看懂怎么和我下棋
commands-about-name = 关于
commands-about-description = 我是谁、版本和状态

## buttons

buttons-play = 下{ $game }

## learn

learn-help = {"*"}*还不会下？**{ COMMAND("learn") } 一步步教你规则，边学边练。课里有“打开棋盘”按钮时，可以直接点棋子走棋。

## help

help-title = 怎么和我下棋
help-begin =
    {"*"}*开始**：输入 { COMMAND("play") }，选一种棋，再选难度和我下，或者选一个人挑战。
    {"*"}*走棋**：按棋盘下面的按钮。着法多的棋要分步选择；也可以用 { COMMAND("move") } 或“输入着法”按钮输入着法。
help-during =
    {"*"}*没有思路？** { COMMAND("hint") } 分三步提示：看哪里、走哪步、会怎样。只有你看得见。
    {"*"}*走错了？** { COMMAND("takeback") } 收回上一步；和别人下须对方同意。{ COMMAND("draw") } 向对手提和，{ COMMAND("resign") } 认输并结束对局。
help-after =
    {"*"}*下完之后**：按“再来一盘”，先后手互换。{ COMMAND("history") } 逐步回放任何一盘，{ COMMAND("stats") } 查看战绩。
    {"*"}*找不到棋盘？** { COMMAND("games") } 列出你的对局，{ COMMAND("board") } 重新发送棋盘。棋盘永远有效，我重新启动也不会丢。
help-more = {"*"}*还有：**{ COMMAND("puzzle") } 出一道习题；在服务器里，{ COMMAND("anyone") } 寻找对手，{ COMMAND("tournament") } 举办比赛。{ COMMAND("settings") } 更改语言、棋子和棋盘（也可用文字，适合读屏软件）。

## about

about-title = 关于 Qibot
about-what = 我会下{ $games }，引擎都是自己写的。
about-version = 版本 { $version }
about-compiled = 引擎：已编译
about-interpreted = 引擎：解释执行（较慢；安装时没有找到 C 编译器）
about-workers = { $n } 个引擎进程，{ $busy } 个在思考，{ $waiting } 个请求在排队
about-tables = 为 { $tables } 盘对局保留置换表，最多 { $slots } 盘
about-played = 已下完 { $n } 盘对局
about-uptime = 启动时间：{ $when }
