### Tournaments.

## commands

commands-tournament-name = 比赛
commands-tournament-description = 在本频道举办比赛；不选棋种则列出比赛
commands-tournament-game-description = 哪种棋；不填则显示列表
commands-tournament-kind-name = 赛制
commands-tournament-kind-description = 人人相遇的循环赛，或积分相近者对阵的瑞士制
commands-tournament-rounds-name = 轮数
commands-tournament-rounds-description = 瑞士制下几轮（默认 5 轮）
commands-tournament-players-name = 人数
commands-tournament-players-description = 最多多少人参加
commands-tournament-clock-description = 每局用时（默认每步 1 天）

## buttons

buttons-tournament_join = 参加
buttons-tournament_leave = 退出
buttons-tournament_start = 开始
buttons-tournament_cancel = 取消
buttons-tournament_leave_yes = 退出比赛
buttons-tournament_cancel_yes = 取消比赛

## tournament

tournament-kind-robin = 循环赛
tournament-kind-swiss = 瑞士制
tournament-robin = 循环赛：人人相遇
tournament-swiss = 瑞士制：{ $n } 轮
tournament-title = 比赛 { $id }：{ $game }
tournament-by = 主办：{ $host }
tournament-players = 参赛者：{ $count } 人（最多 { $most } 人）
tournament-needs = 至少需要 { $least } 人。由主办者或管理员开始。
tournament-round = 第 { $round } 轮（共 { $rounds } 轮）
tournament-bye = { $name } 本轮轮空
tournament-played = 进行中
tournament-no-result = 无结果
tournament-winner = 冠军：{ $names }
tournament-shared = 并列第一：{ $names }
tournament-first = 写在前面的一方先走。
tournament-standings = 排名
tournament-points = 积分
tournament-place = 名次
tournament-rating = 等级分
tournament-tie-robin = 索伯
tournament-tie-swiss = 对手分
tournament-cancelled = 比赛已取消。
tournament-ties-robin = 胜得 1 分，和得 ½ 分。括号内为索伯分：所胜对手的积分加上所和对手积分的一半。积分相同时先比索伯分，再比相互对局的成绩；仍相同则并列。
tournament-ties-swiss = 胜得 1 分，和得 ½ 分，轮空得 1 分。括号内为对手分（布赫霍尔茨）：所有对手积分之和。积分相同时先比对手分，再比相互对局的成绩（须都交过手）；仍相同则并列。
tournament-made = 比赛已在本频道公布，按那里的按钮即可参加。
tournament-joined = 你已参加这场比赛。
tournament-left = 你已不再参加这场比赛。
tournament-leave-ask = 要退出比赛吗？你在比赛中正在下的一局判负，之后各轮也不再安排对手。
tournament-cancel-ask = 要取消比赛吗？比赛结束，没有冠军；正在下的对局继续。
tournament-list = 比赛
tournament-none = 这里还没有比赛。在服务器的频道里用 { COMMAND("tournament") } 选一种棋就能举办。
tournament-is-open = 报名中
tournament-is-playing = 第 { $round } 轮（共 { $rounds } 轮）
tournament-is-finished = 已结束
tournament-is-cancelled = 已取消

## refusal

refusal-not-in-tournament = 你没有参加这个比赛。
refusal-server-tournament = 比赛要在服务器的频道里举办。在这里不选棋种，可以查看你参加的比赛。
refusal-not-your-tournament = 只有主办者或管理员可以这样做。
refusal-too-few-players = 至少要有 { $least } 人参加。
refusal-too-many-tournaments = 你在本服务器有 { $limit } 场未结束的比赛，请先结束或取消一场。
refusal-bad-players = 这种赛制的人数上限不能是 { $value }，只能是 { $least } 到 { $limit }。
