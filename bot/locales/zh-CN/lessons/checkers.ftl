### The lessons of the game: a title and the rule of each.

lesson-step = 兵的走法
lesson-step-text = 兵只在深色格上斜着向前走一格，不能后退。请把你的兵走一格。
lesson-capture = 吃子
lesson-capture-text = 兵跳过紧邻的敌子，落到它后面的空格，把它吃掉。
lesson-must = 必须吃子
lesson-must-text = 能吃子时必须吃，这时不能走别的棋。
lesson-several = 连跳
lesson-several-text = 能继续跳就要继续吃。路线可以自己选，但选了就要跳到底。
lesson-crown = 升王
lesson-crown-text = 兵走到对方底线就升为王。
lesson-king = 王
lesson-king-text = 王也可以后退和向后吃子，每次一格。
lesson-stop = 跳到底线
lesson-stop-text = 兵跳吃到底线时升为王，这一步到此为止，即使王还能继续跳。
lesson-win = 怎样取胜
lesson-win-text = 无棋可走的一方输：棋子被吃光，或者全被堵死。
