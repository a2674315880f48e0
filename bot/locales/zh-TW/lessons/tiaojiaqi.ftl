### The lessons of the game: a title and the rule of each.

lesson-step = 走一步
lesson-step-text = 每步把一枚棋子移到相鄰的空格，斜著也可以。請把 d7 的棋子走到 e8。
lesson-clamp = 夾
lesson-clamp-text = 用兩枚己子在橫、豎或斜線上夾住一枚敵子，它就翻成你的顏色。
lesson-lift = 挑
lesson-lift-text = 走到同一直線上的兩枚敵子中間，兩枚都翻成你的顏色。
lesson-most = 又挑又夾
lesson-most-text = 一步可以在各個方向上同時挑和夾。翻過來的棋子不再翻別的棋子。
lesson-last = 終局
lesson-last-text = 雙方各走 60 步後，棋子多的一方獲勝。翻掉對方最後一枚棋子則立即獲勝。
learn-goal-capture = 翻過一枚棋子。
learn-goal-most = 一步翻過盡可能多的棋子。
