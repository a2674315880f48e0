### Puzzles, and the puzzle of the day.

## commands

commands-puzzle-name = 习题
commands-puzzle-description = 解一道只有一步能赢的题；只有你能看到
commands-puzzle-game-description = 哪种棋；不填则随机

## buttons

buttons-daily_solve = 解题

## puzzle

puzzle-title = 习题：{ $game } · 难度 { $rating }
puzzle-goal = 轮到{ $side }：只有一步能赢，请找出来。
puzzle-go-on = 正确！对方应以 { $move }。请继续。
puzzle-wrong = { $move } 不能取胜，请再试一次。
puzzle-solved = 解开了！
puzzle-line = 答案：{ $line }
puzzle-then = 后续：{ $line }
puzzle-idea = 思路：{ $idea }。
puzzle-solution = 答案
puzzle-another = 再来一题
puzzle-rating = 你的解题等级分：**{ $rating }**（{ $change }）。
puzzle-streak = 连续解出：**{ $n }**。
puzzle-counts = 走错、看提示或看答案，都算没有解开。
puzzle-counted = 这道题之前已经计过分。
puzzle-gone = 这道题已经没有了。用 { COMMAND("puzzle") } 可以换一道。

## theme

theme-sacrifice = 舍小得大
theme-forcing = 每一步都只留给对方一种应法
theme-double = 一步造成两个威胁
theme-zugzwang = 不需要威胁，对方怎么走都对你有利
theme-quiet = 一步为取胜做准备的静着
theme-capture = 吃掉守不住的子
theme-threat = 一个引出更大威胁的威胁

## daily

daily-title = 每日一题：{ $game } · 难度 { $rating }
daily-nobody = 还没有人试过。
daily-counts = 尝试：{ $tried } 人 · 解出：{ $solved } 人
daily-solvers = 解出者：{ $names }
daily-streak = 连续解题最久：{ $name }，{ $n } 天
daily-counted = 自己解着玩吧：这题已不再计入当天成绩。
daily-shared = { $name } 解出了每日一题。连续天数：**{ $n }**。
daily-setup = 每日一题
daily-channel = 我每天在一个频道里出一道题。各人的作答只有自己看得见；消息里只显示谁解出来了，不透露答案。
daily-channel-none = 不出每日一题
daily-hour = 几点
daily-game = 哪种棋
daily-any-game = 各棋种轮流
daily-next = 下一题：{ $when }
daily-refused = ⚠️ 我没有在 { $channel } 发布的权限。在得到权限之前，不会发布题目。
daily-trouble = 我无法在 { $channel } 发布每日一题。请查看我在那里的权限，或用 { COMMAND("setup") } 换一个频道。我每天都会再试，但不再提醒。
