### The lessons of the game: a title and the rule of each.

lesson-step = 走一步
lesson-step-text = 每步把一枚棋子移到相邻的空格，斜着也可以。请把 d7 的棋子走到 e8。
lesson-clamp = 夹
lesson-clamp-text = 用两枚己子在横、竖或斜线上夹住一枚敌子，它就翻成你的颜色。
lesson-lift = 挑
lesson-lift-text = 走到同一直线上的两枚敌子中间，两枚都翻成你的颜色。
lesson-most = 又挑又夹
lesson-most-text = 一步可以在各个方向上同时挑和夹。翻过来的棋子不再翻别的棋子。
lesson-last = 终局
lesson-last-text = 双方各走 60 步后，棋子多的一方获胜。翻掉对方最后一枚棋子则立即获胜。
learn-goal-capture = 翻过一枚棋子。
learn-goal-most = 一步翻过尽可能多的棋子。
