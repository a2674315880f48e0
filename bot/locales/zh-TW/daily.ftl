### The puzzle of the day.

## daily

daily-title = 每日一題：{ $game } · 難度 { $rating }
daily-nobody = 還沒有人試過。
daily-counts = 嘗試：{ $tried } 人 · 解出：{ $solved } 人
daily-solvers = 解出者：{ $names }
daily-streak =
    { $n ->
       *[other] 最長連勝：{ $name }，{ $n } 天
    }
daily-counted = 自己解著玩吧：這題已不再計入當天成績。
daily-button = 每日一題
daily-setup = 每日一題
daily-channel = 我每天在一個頻道裡出一道題。各人的作答只有自己看得見；訊息裡只顯示誰解出來了，不透露答案。
daily-channel-none = 不出每日一題
daily-hour = 幾點
daily-game = 哪個遊戲
daily-any-game = 所有遊戲輪流
daily-next = 下一題：{ $when }
daily-trouble = 我無法在 { $channel } 發布每日一題。請查看我在那裡的權限，或用 { COMMAND("setup") } 換一個頻道。我每天都會再試，但不再提醒。

## buttons

buttons-daily_solve = 解題
