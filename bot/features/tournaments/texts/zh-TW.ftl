### Tournaments.

## commands

commands-tournament-name = 比賽
commands-tournament-description = 在本頻道舉辦比賽；不選棋種則列出比賽
commands-tournament-game-description = 哪種棋；不填則顯示清單
commands-tournament-kind-name = 賽制
commands-tournament-kind-description = 人人相遇的循環賽，或積分相近者對陣的瑞士制
commands-tournament-rounds-name = 輪數
commands-tournament-rounds-description = 瑞士制下幾輪（預設 5 輪）
commands-tournament-players-name = 人數
commands-tournament-players-description = 最多多少人參加
commands-tournament-clock-description = 每局用時（預設每步 1 天）

## buttons

buttons-tournament_join = 參加
buttons-tournament_leave = 退出
buttons-tournament_start = 開始
buttons-tournament_cancel = 取消
buttons-tournament_leave_yes = 退出比賽
buttons-tournament_cancel_yes = 取消比賽

## tournament

tournament-kind-robin = 循環賽
tournament-kind-swiss = 瑞士制
tournament-robin = 循環賽：人人相遇
tournament-swiss = 瑞士制：{ $n } 輪
tournament-title = 比賽 { $id }：{ $game }
tournament-by = 主辦：{ $host }
tournament-players = 參賽者：{ $count } 人（最多 { $most } 人）
tournament-needs = 至少需要 { $least } 人。由主辦者或管理員開始。
tournament-round = 第 { $round } 輪（共 { $rounds } 輪）
tournament-bye = { $name } 本輪輪空
tournament-played = 進行中
tournament-no-result = 無結果
tournament-winner = 冠軍：{ $names }
tournament-shared = 並列第一：{ $names }
tournament-first = 寫在前面的一方先走。
tournament-standings = 排名
tournament-points = 積分
tournament-place = 名次
tournament-rating = 等級分
tournament-tie-robin = 索伯
tournament-tie-swiss = 對手分
tournament-cancelled = 比賽已取消。
tournament-ties-robin = 勝得 1 分，和得 ½ 分。括號內為索伯分：所勝對手的積分加上所和對手積分的一半。積分相同時先比索伯分，再比相互對局的成績；仍相同則並列。
tournament-ties-swiss = 勝得 1 分，和得 ½ 分，輪空得 1 分。括號內為對手分（布赫霍爾茲）：所有對手積分之和。積分相同時先比對手分，再比相互對局的成績（須都交過手）；仍相同則並列。
tournament-made = 比賽已在本頻道公布，按那裡的按鈕即可參加。
tournament-joined = 你已參加這場比賽。
tournament-left = 你已不再參加這場比賽。
tournament-leave-ask = 要退出比賽嗎？你在比賽中正在下的一局判負，之後各輪也不再安排對手。
tournament-cancel-ask = 要取消比賽嗎？比賽結束，沒有冠軍；正在下的對局繼續。
tournament-list = 比賽
tournament-none = 這裡還沒有比賽。在伺服器的頻道裡用 { COMMAND("tournament") } 選一種棋就能舉辦。
tournament-is-open = 報名中
tournament-is-playing = 第 { $round } 輪（共 { $rounds } 輪）
tournament-is-finished = 已結束
tournament-is-cancelled = 已取消

## refusal

refusal-not-in-tournament = 你沒有參加這個比賽。
refusal-server-tournament = 比賽要在伺服器的頻道裡舉辦。在這裡不選棋種，可以查看你參加的比賽。
refusal-not-your-tournament = 只有主辦者或管理員可以這樣做。
refusal-too-few-players = 至少要有 { $least } 人參加。
refusal-too-many-tournaments = 你在本伺服器有 { $limit } 場未結束的比賽，請先結束或取消一場。
refusal-bad-players = 這種賽制的人數上限不能是 { $value }，只能是 { $least } 到 { $limit }。
