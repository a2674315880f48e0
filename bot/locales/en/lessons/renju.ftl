### The lessons of the game: a title and the rule of each.

lesson-overline = Six are too many
lesson-overline-text = Black needs exactly five. A stone that makes six or more is forbidden to Black: j8 would join all your stones.
lesson-threes = No two threes
lesson-threes-text = Black may not make two open threes with one stone, so i8 is forbidden. But one open three may become an open four.
lesson-fours = No two fours
lesson-fours-text = Two fours with one stone are forbidden to Black, too: here, f2. One four and one open three at once are allowed, and win.
lesson-white = White has no forbidden moves
lesson-white-text = Nothing is forbidden to White: six or more win, too. Now you play White.
