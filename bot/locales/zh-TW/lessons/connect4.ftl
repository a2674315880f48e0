### The lessons of the game: a title and the rule of each.

lesson-falling = 棋子落下
lesson-falling-text = 棋子落到該欄最低的空位。滿了的欄（例如這裡的第 3 欄）不能再放。請把棋子放到第 5 欄的紅子上面。
lesson-row = 四子連線
lesson-row-text = 橫、豎、斜任一方向四子連成一線就贏。你的三枚棋子已經並排。
lesson-diagonal = 斜線
lesson-diagonal-text = 斜線最容易看漏。你有三枚棋子在一條斜線上，補成四子的位置現在就能放到。
lesson-block = 對方三子
lesson-block-text = 對方三子已經相連，第四個位置也放得到，搶先占住它。
lesson-double = 兩頭都空
lesson-double-text = 三子相連而兩頭都空，等於兩個威脅：對方只能堵住一頭。
