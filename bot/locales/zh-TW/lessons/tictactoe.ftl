### The lessons of the game: a title and the rule of each.

lesson-row = 三子連線
lesson-row-text = 雙方輪流在空格裡落子。橫、豎、斜任一方向三子連成一線就贏。
lesson-block = 對方兩子
lesson-block-text = 對方在一條線上已有兩子、第三格還空著時，必須馬上占住那一格。
lesson-fork = 雙重威脅
lesson-fork-text = 一步同時形成兩條「兩子」的線，叫做雙重威脅：對方只能擋住其中一條。
