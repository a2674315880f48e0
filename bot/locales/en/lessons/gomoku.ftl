### The lessons of the game: a title and the rule of each.

lesson-five = Five in a row
lesson-five-text = You place a stone on an empty point, then your opponent does. Five of yours in a row win: across, up and down, or along a diagonal.
lesson-four = A four
lesson-four-text = Four in a row threaten five at once. White’s four is closed at one end; the other must be closed now.
lesson-open = The open three
lesson-open-text = Three in a row with both ends free are an open three. It becomes an open four, which cannot be stopped: it has two points to win.
lesson-three = Stop the open three
lesson-three-text = White has an open three. Close one end now, before it becomes an open four.
lesson-double = Two threes
lesson-double-text = A move that makes two open threes at once nearly always wins: only one of them can be closed.
lesson-swap2 = A fair beginning: swap2
lesson-swap2-text = Whoever moves first is ahead. So two people often begin with swap2: one puts three stones, black, white and black. The other then chooses a colour, or puts two more, white and black, and leaves the choice. Put the third stone so that neither colour is better: beside these two it helps Black too much, at the edge too little. Leave two points between.
