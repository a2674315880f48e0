### The lessons of the game: a title and the rule of each.

lesson-step = 兵的走法
lesson-step-text = 兵只在深色格上斜著向前走一格，不能後退。請把你的兵走一格。
lesson-capture = 吃子
lesson-capture-text = 兵跳過緊鄰的敵子，落到它後面的空格，把它吃掉。
lesson-must = 必須吃子
lesson-must-text = 能吃子時必須吃，這時不能走別的棋。
lesson-several = 連跳
lesson-several-text = 能繼續跳就要繼續吃。路線可以自己選，但選了就要跳到底。
lesson-crown = 升王
lesson-crown-text = 兵走到對方底線就升為王。
lesson-king = 王
lesson-king-text = 王也可以後退和向後吃子，每次一格。
lesson-stop = 跳到底線
lesson-stop-text = 兵跳吃到底線時升為王，這一步到此為止，即使王還能繼續跳。
lesson-win = 怎樣取勝
lesson-win-text = 無棋可走的一方輸：棋子被吃光，或者全被堵死。
