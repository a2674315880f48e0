### The lessons of the game: a title and the rule of each.

lesson-overline = 长连禁手
lesson-overline-text = 黑方必须恰好连成五子，连成六子或更多是禁手。j8 会把你的棋子连成六子。
lesson-threes = 三三禁手
lesson-threes-text = 黑方一步不能形成两个活三，所以 i8 不能下。但一个活三可以变成活四。
lesson-fours = 四四禁手
lesson-fours-text = 一步形成两个四，对黑方也是禁手，这里是 f2。一步形成一个四和一个活三是允许的，而且必胜。
lesson-white = 白方没有禁手
lesson-white-text = 白方没有任何禁手，连成六子或更多也算赢。这一课你执白。
