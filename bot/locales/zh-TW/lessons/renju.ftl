### The lessons of the game: a title and the rule of each.

lesson-overline = 長連禁手
lesson-overline-text = 黑方必須恰好連成五子，連成六子或更多是禁手。j8 會把你的棋子連成六子。
lesson-threes = 三三禁手
lesson-threes-text = 黑方一步不能形成兩個活三，所以 i8 不能下。但一個活三可以變成活四。
lesson-fours = 四四禁手
lesson-fours-text = 一步形成兩個四，對黑方也是禁手，這裡是 f2。一步形成一個四和一個活三是允許的，而且必勝。
lesson-white = 白方沒有禁手
lesson-white-text = 白方沒有任何禁手，連成六子或更多也算贏。這一課你執白。
