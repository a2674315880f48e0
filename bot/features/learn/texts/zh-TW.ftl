### Lessons: what all games share.

## commands

commands-learn-name = 學棋
commands-learn-description = 一步步學會一種棋，邊學邊練；只有你看得到
commands-learn-game-description = 學哪種棋；留空則查看學習進度

## learn

learn-title = 學棋
learn-intro = 每課都很短，並有一個局面讓你動手試。學習進度會保存。
learn-which = 想學哪種棋？
learn-lesson = { $game } { $number }/{ $total }：{ $title }
learn-turn = 輪到你了。
learn-shown = 正確的一步是 { $move }，請你走一遍。
learn-begin = 開始
learn-skip = 跳過
learn-next = 下一課
learn-all = 全部棋種
learn-finished = { $game }的課程到此結束。現在和我下你的第一局吧：我用最低難度，提示不計數。
learn-play = 下我的第一局

## What to look for

learn-goal-step = 走出課文要求的那一步。
learn-goal-win = 一步取勝。
learn-goal-block = 對方下一步就要贏了，把它擋住。
learn-goal-stop = 現在就要擋，再過一步就擋不住了。
learn-goal-fork = 同時造成兩個威脅，讓對方顧此失彼。
learn-goal-double = 一步造成兩個威脅。
learn-goal-capture = 吃掉一個棋子。
learn-goal-most = 一步吃掉盡可能多的棋子。
learn-goal-check = 走一步將軍。
learn-goal-crown = 升一個王。
