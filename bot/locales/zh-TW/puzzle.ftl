### Puzzles.


## commands

commands-puzzle-name = 習題
commands-puzzle-description = 解一道只有一步能贏的題；只有你看得到
commands-puzzle-game-name = 遊戲
commands-puzzle-game-description = 哪種遊戲；留空則任選

## puzzle

puzzle-title = 習題：{ $game } · 難度 { $rating }
puzzle-goal = 輪到{ $side }：只有一步能贏，請找出來。
puzzle-go-on = 正確！對方應以 { $move }。請繼續。
puzzle-wrong = { $move } 不能取勝，請再試一次。
puzzle-solved = 解開了！
puzzle-line = 答案：{ $line }
puzzle-hint = 請注意 { $places }。
puzzle-solution = 答案
puzzle-another = 再來一題
puzzle-rating = 你的解題等級分：**{ $rating }**（{ $change }）。
puzzle-streak = 連續解出：**{ $n }**。
puzzle-counted = 這道題之前已經計入成績。
