### The lessons of the game: a title and the rule of each.

lesson-falling = 棋子下落
lesson-falling-text = 棋子落到该列最低的空位。满了的列（例如这里的第 3 列）不能再放。请把棋子放到第 5 列的红子上面。
lesson-row = 四子连线
lesson-row-text = 横、竖、斜任一方向四子连成一线就赢。你的三枚棋子已经并排。
lesson-diagonal = 斜线
lesson-diagonal-text = 斜线最容易看漏。你有三枚棋子在一条斜线上，补成四子的位置现在就能放到。
lesson-block = 对方三子
lesson-block-text = 对方三子已经相连，第四个位置也放得到，抢先占住它。
lesson-double = 两头都空
lesson-double-text = 三子相连而两头都空，等于两个威胁：对方只能堵住一头。
