### Matches that begin from a position.

## position

position-play = 从这里开始下
position-ask = 你执{ $side }，轮到你走。这局不计等级分，也不计入战绩。
position-level = 与我对弈：什么水平？
position-anyone = 在本频道求战
position-other-side = 还没有走过棋，而轮到{ $side }。请先在研究棋盘上走一步，再从那里开始。
position-unrated = 从局面开始，不计分
position-asked = 从这个局面开始：{ $host } 执{ $side }，先走。不计分。
position-study = 研究棋盘
