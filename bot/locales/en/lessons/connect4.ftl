### The lessons of the game: a title and the rule of each.

lesson-falling = Discs fall
lesson-falling-text = A disc falls to the lowest free place of its column. A full column, like column 3 here, takes no more. Drop your disc onto the red one in column 5.
lesson-row = Four in a row
lesson-row-text = Four of your discs in a row win: across, up and down, or along a diagonal. Your three lie side by side.
lesson-diagonal = Along a diagonal
lesson-diagonal-text = Diagonals are easily overlooked. Three of yours lie on one, and the place that completes it can be reached now.
lesson-block = Three of theirs
lesson-block-text = Your opponent has three in a row, and the fourth place can be reached. Take it first.
lesson-double = Two ends open
lesson-double-text = Three in a row with both ends free are two threats at once: your opponent can close only one end.
