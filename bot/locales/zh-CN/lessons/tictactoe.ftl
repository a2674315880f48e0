### The lessons of the game: a title and the rule of each.

lesson-row = 三子连线
lesson-row-text = 双方轮流在空格里落子。横、竖、斜任一方向三子连成一线就赢。
lesson-block = 对方两子
lesson-block-text = 对方在一条线上已有两子、第三格还空着时，必须马上占住那一格。
lesson-fork = 双重威胁
lesson-fork-text = 一步同时形成两条“两子”的线，叫做双重威胁：对方只能挡住其中一条。
