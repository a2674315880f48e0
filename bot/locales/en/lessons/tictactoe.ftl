### The lessons of the game: a title and the rule of each.

lesson-row = Three in a row
lesson-row-text = You put your mark on an empty cell, then your opponent does. Three of yours in a row win: across, up and down, or along a diagonal.
lesson-block = Two of theirs
lesson-block-text = Where your opponent has two in a row and the third cell is free, you must take it.
lesson-fork = The fork
lesson-fork-text = A move that makes two rows of two at once is a fork. Your opponent can stop only one of them.
