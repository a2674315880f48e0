### The lessons of the game: a title and the rule of each.

lesson-step = How men move
lesson-step-text = A man moves one square diagonally forward, on the dark squares only. It never moves backward. Move yours one square.
lesson-capture = Capturing
lesson-capture-text = A man jumps over an enemy piece beside it onto the empty square behind, and takes it.
lesson-must = You must capture
lesson-must-text = If you can capture, you must: no other move is possible then.
lesson-several = Several jumps
lesson-several-text = A capture goes on while the piece can jump. You may choose the way, but you must follow it to its end.
lesson-crown = Crowning
lesson-crown-text = A man that reaches the last row becomes a king.
lesson-king = The king
lesson-king-text = A king moves and captures backward, too, one square at a time.
lesson-stop = Crowned by a jump
lesson-stop-text = A man that reaches the last row by a jump becomes a king and stops there, even if a king could jump on.
lesson-win = How to win
lesson-win-text = A side that cannot move loses: because it has no pieces left, or because all of them are blocked.
