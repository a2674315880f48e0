### Matches that begin from a position.

## position

position-play = 從這裡開始下
position-ask = 你執{ $side }，輪到你走。這局不計等級分，也不計入戰績。
position-level = 與我對弈：什麼水準？
position-anyone = 在本頻道求戰
position-other-side = 還沒有走過棋，而輪到{ $side }。請先在研究棋盤上走一步，再從那裡開始。
position-unrated = 從局面開始，不計分
position-asked = 從這個局面開始：{ $host } 執{ $side }，先走。不計分。
position-study = 研究棋盤
