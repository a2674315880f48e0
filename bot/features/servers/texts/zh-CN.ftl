### Looking after a server: the greeting, /setup, moderation.

## commands

commands-reason-name = 理由
commands-reason-description = 对局双方会看到的内容
commands-setup-name = 服务器设置
commands-setup-description = 在哪里、由谁、怎样使用我
commands-end-name = 结束对局
commands-end-description = 结束本服务器的一局棋，不计结果
commands-end-match-description = 本服务器的哪一局
commands-suspend-name = 禁用
commands-suspend-description = 禁止某人在本服务器使用我
commands-suspend-player-description = 谁不能使用我
commands-suspend-hours-name = 小时
commands-suspend-hours-description = 多少小时（不填：直到恢复）
commands-unsuspend-name = 恢复使用
commands-unsuspend-description = 让某人重新在本服务器使用我
commands-unsuspend-player-description = 谁可以重新使用我

## windows

windows-quiet_hours = 从几点到几点（留空：无）
windows-quiet_hours-placeholder = 例如 22-7
windows-quiet_zone = 时区
windows-quiet_zone-placeholder = 例如 Asia/Shanghai 或 UTC+8

## greeting

greeting-title = 你好！我会下棋。
greeting-play = {"*"}*1. 开局。** 任何人都可以用 { COMMAND("play") } 开始，和我下，或互相对弈。其余请看 { COMMAND("help") }。
greeting-setup = {"*"}*2. 设置。** { COMMAND("setup") } 或下面的按钮：可以开局的频道和身份组、语言、免打扰时段。只有能管理服务器的人可以使用。
greeting-moderate = {"*"}*3. 管理。** 管理员用 { COMMAND("end") } 结束对局，用 { COMMAND("suspend") } 禁止某人在这里使用我。
greeting-button = 开始设置

## setup

setup-title = 我在本服务器的使用方式
setup-channels = {"*"}*频道**：可以开局的地方（也可选整个类别），子区跟随所属频道
setup-channels-any = 所有频道
setup-roles = {"*"}*身份组**：可以开局的人
setup-roles-any = 所有人
setup-log = {"*"}*管理日志**：记录被管理员结束的对局和被禁止使用的人
setup-log-any = 不记录
setup-most = {"*"}*未完对局**：每人在这里最多可有
setup-most-option = { $n } 局
setup-quiet = {"*"}*免打扰时段：**{ $start } 至 { $end }（{ $zone }），我的消息不发出声音
setup-quiet-never = {"*"}*免打扰时段：**无
setup-quiet-button = 免打扰时段
setup-leaderboard-on = 排行榜：开
setup-leaderboard-off = 排行榜：关
setup-threads-on = 聊天子区：开
setup-threads-off = 聊天子区：关
setup-threads-refused = ⚠️ 我没有创建公共子区的权限。在得到权限之前，不会开启子区。

## moderation

moderation-ended = { $names } 第 { $id } 局已由管理员结束。理由：{ $reason }
moderation-log-end = { $moderator } 结束了 { $subject }。理由：{ $reason }
moderation-log-suspend = { $moderator } 禁止 { $subject } 使用。理由：{ $reason }
moderation-log-unsuspend = { $moderator } 允许 { $subject } 恢复使用。
moderation-ended-done = 第 { $id } 局已结束，双方会看到你的理由。
moderation-not-logged = 我无法写入日志频道，请检查它的权限。
moderation-not-them = 不能禁止自己或机器人使用。
moderation-own-match = 这盘棋你自己在下。你可以认输；只有其他管理员才能不计结果地结束它。
moderation-suspended =
    { $n ->
        [0] 已禁止 { $name } 在这里使用我，并已通知本人。
       *[other] 已禁止 { $name } 在这里使用我，并已通知本人；其在这里的 { $n } 局已结束。
    }
moderation-suspended-untold =
    { $n ->
        [0] 已禁止 { $name } 在这里使用我。对方不接收我的私信，下次在这里使用我时会看到理由。
       *[other] 已禁止 { $name } 在这里使用我。对方不接收我的私信，下次在这里使用我时会看到理由；其在这里的 { $n } 局已结束。
    }
moderation-lifted = { $name } 又可以在这里使用我了。
moderation-was-not = { $name } 并未被禁止使用。
moderation-you-are-suspended = { $until }，你不能在 { $server } 使用我。理由：{ $reason }
moderation-you-may-again = 你又可以在 { $server } 使用我了：管理员已解除对你的禁用。

## refusal

refusal-bad-hours = { $value } 不是时间段。请输入两个整点，例如 22-7。
refusal-bad-zone = 我不认识时区 { $value }。请输入例如 Asia/Shanghai 或 UTC+8。

## daily

daily-button = 每日一题
