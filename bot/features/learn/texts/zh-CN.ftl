### Lessons: what all games share.

## commands

commands-learn-name = 学棋
commands-learn-description = 一步步学会一种棋，边学边练；只有你能看到
commands-learn-game-description = 学哪种棋；不填则查看学习进度

## learn

learn-title = 学棋
learn-intro = 每课都很短，并有一个局面让你动手试。学习进度会保存。
learn-which = 想学哪种棋？
learn-lesson = { $game } { $number }/{ $total }：{ $title }
learn-turn = 轮到你了。
learn-shown = 正确的一步是 { $move }，请你走一遍。
learn-begin = 开始
learn-skip = 跳过
learn-next = 下一课
learn-all = 全部棋种
learn-finished = { $game }的课程全部学完。现在和我下你的第一局吧：我用最低难度，提示不计数。
learn-play = 下我的第一局

## What to look for

learn-goal-step = 走出课文要求的那一步。
learn-goal-win = 一步取胜。
learn-goal-block = 对方下一步就要赢了，把它挡住。
learn-goal-stop = 现在就要挡，再过一步就挡不住了。
learn-goal-fork = 同时造成两个威胁，让对方顾此失彼。
learn-goal-double = 一步造成两个威胁。
learn-goal-capture = 吃掉一个棋子。
learn-goal-most = 一步吃掉尽可能多的棋子。
learn-goal-check = 走一步将军。
learn-goal-crown = 升一个王。
