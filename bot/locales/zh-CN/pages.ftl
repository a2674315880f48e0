### Settings, help, about.

## settings

settings-title = 你的设置
settings-server_title = 本服务器的默认设置
settings-saved = 已保存。
settings-server_only = 只有可以管理本服务器的人才能更改默认设置。
settings-language-label = 语言
settings-language-auto = 与 Discord 相同
settings-every_game = 所有棋种
settings-one_game = 单个棋种的设置
settings-usual = 随语言默认
settings-notation-label = 记谱法
settings-pieces-label = 棋子
settings-look-label = 棋盘外观
settings-board-label = 棋盘
settings-board-picture = 图片
settings-board-text = 文字（适合读屏软件和慢速网络）
settings-notices-label = 轮到我走时提醒
settings-notices-on = 我离开一会儿后提醒我
settings-notices-off = 从不提醒

## help

help-title = 怎么和我下棋
help-begin =
    {"*"}*开始**：输入 { COMMAND("play") }，选一种棋，再选难度和我下，或者选一个人挑战。
    {"*"}*走棋**：按棋盘下面的按钮。着法多的棋要分步选择；也可以用 { COMMAND("move") } 或“输入着法”按钮输入着法。
help-during =
    {"*"}*没有思路？** { COMMAND("hint") } 分三步提示：看哪里、走哪步、会怎样。只有你看得见。
    {"*"}*走错了？** { COMMAND("takeback") } 收回上一步：和我下立即生效，和别人下须对方同意。{ COMMAND("draw") } 向对手提和，{ COMMAND("resign") } 结束对局。
help-after =
    {"*"}*下完之后**：按“再来一盘”，先后手互换。{ COMMAND("history") } 逐步回放任何一盘，{ COMMAND("stats") } 查看战绩。
    {"*"}*找不到棋盘？** { COMMAND("games") } 列出你的对局，{ COMMAND("board") } 重新发送棋盘。棋盘永远有效，我重新启动也不会丢。
help-rules = **{ $game }**：{ $rules }

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

## block

block-done = { $name } 不能再挑战你了，对方不会收到通知。用 { COMMAND("unblock") } 可以恢复。
block-undone = { $name } 可以再次挑战你了。
block-was-not = { $name } 没有被屏蔽。
block-list = 已屏蔽：{ $names }。
block-none = 你没有屏蔽任何人。

## privacy

privacy-title = 我保存了你的哪些数据
privacy-kept = **保存的内容：**最近一次看到的名字、语言和 Discord ID；你的对局、着法、请求和提示；你的战绩、等级分、休假、设置、屏蔽名单和学习进度。我不读取任何消息，对没有使用过我、也没有被挑战过的人，我一无所知。
privacy-why = **用途：**重启后继续你的对局，显示历史和战绩，用你的语言回答你。不会出售，也不会提供给任何人。
privacy-seen = **谁能看到：**在服务器里下的对局，使用我的人都可以查看；在私信里下的对局，只有双方能看到。
privacy-gone = **如何删除：**按下面的按钮，立即生效。与你下过的对局仍归对手保留，对手显示为“前玩家”。此前由机器人运营者制作的备份由其自行删除。管理员的禁用和他人的屏蔽仍然有效；为此，在它们存在期间，我只保留你的 Discord ID 的带密钥哈希值。
privacy-export = 把我的数据给我
privacy-delete = 删除我的数据
privacy-collecting = 正在收集你的数据……
privacy-exported = 这是我保存的关于你的全部内容。
privacy-too-large = 你的数据太大，一条消息放不下，请向机器人的运营者索取。
privacy-confirm = **删除关于你的一切吗？**尚未结束的对局和挑战会按认输或拒绝处理。你的名字、战绩、设置和屏蔽名单将永久消失，无法恢复。禁用和他人的屏蔽仍然有效。
privacy-delete-yes = 是的，全部删除
privacy-delete-no = 不，保留
privacy-deleted = 关于你的一切都已删除。如果你再来，我会把你当作新朋友。禁用和他人的屏蔽仍然有效。
