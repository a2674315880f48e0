### Puzzles, and the puzzle of the day.

## commands

commands-puzzle-name = 習題
commands-puzzle-description = 解一道只有一步能贏的題；只有你看得到
commands-puzzle-game-description = 哪種棋；不填則任選

## buttons

buttons-daily_solve = 解題

## puzzle

puzzle-title = 習題：{ $game } · 難度 { $rating }
puzzle-goal = 輪到{ $side }：只有一步能贏，請找出來。
puzzle-go-on = 正確！對方應以 { $move }。請繼續。
puzzle-wrong = { $move } 不能取勝，請再試一次。
puzzle-solved = 解開了！
puzzle-line = 答案：{ $line }
puzzle-then = 後續：{ $line }
puzzle-idea = 思路：{ $idea }。
puzzle-solution = 答案
puzzle-another = 再來一題
puzzle-rating = 你的解題等級分：**{ $rating }**（{ $change }）。
puzzle-streak = 連續解出：**{ $n }**。
puzzle-counts = 走錯、看提示或看答案，都算沒有解開。
puzzle-counted = 這道題之前已經計入成績。
puzzle-gone = 這道題已經沒有了。用 { COMMAND("puzzle") } 可以換一道。

## theme

theme-sacrifice = 捨小得大
theme-forcing = 每一步都只留給對方一種應法
theme-double = 一步造成兩個威脅
theme-zugzwang = 不需要威脅，對方怎麼走都對你有利
theme-quiet = 一步為取勝做準備的靜著
theme-capture = 吃掉守不住的子
theme-threat = 一個引出更大威脅的威脅

## daily

daily-title = 每日一題：{ $game } · 難度 { $rating }
daily-nobody = 還沒有人試過。
daily-counts = 嘗試：{ $tried } 人 · 解出：{ $solved } 人
daily-solvers = 解出者：{ $names }
daily-streak = 連續解題最久：{ $name }，{ $n } 天
daily-counted = 自己解著玩吧：這題已不再計入當天成績。
daily-shared = { $name } 解出了每日一題。連續天數：**{ $n }**。
daily-setup = 每日一題
daily-channel = 我每天在一個頻道裡出一道題。各人的作答只有自己看得見；訊息裡只顯示誰解出來了，不透露答案。
daily-channel-none = 不出每日一題
daily-hour = 幾點
daily-game = 哪種棋
daily-any-game = 各棋種輪流
daily-next = 下一題：{ $when }
daily-refused = ⚠️ 我沒有在 { $channel } 發布的權限。在取得權限之前，不會發布題目。
daily-trouble = 我無法在 { $channel } 發布每日一題。請查看我在那裡的權限，或用 { COMMAND("setup") } 換一個頻道。我每天都會再試，但不再提醒。
