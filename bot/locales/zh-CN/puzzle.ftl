### Puzzles.


## commands

commands-puzzle-name = 习题
commands-puzzle-description = 解一道只有一步能赢的题；只有你能看到
commands-puzzle-game-name = 棋种
commands-puzzle-game-description = 哪种棋；不填则随机

## puzzle

puzzle-title = 习题：{ $game } · 难度 { $rating }
puzzle-goal = 轮到{ $side }：只有一步能赢，请找出来。
puzzle-go-on = 正确！对方应以 { $move }。请继续。
puzzle-wrong = { $move } 不能取胜，请再试一次。
puzzle-solved = 解开了！
puzzle-line = 答案：{ $line }
puzzle-hint = 看看 { $places }。
puzzle-solution = 答案
puzzle-another = 再来一题
puzzle-rating = 你的解题等级分：**{ $rating }**（{ $change }）。
puzzle-streak = 连续解出：**{ $n }**。
puzzle-counted = 这道题之前已经计过分。
