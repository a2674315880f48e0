### The lessons of the game: a title and the rule of each.

lesson-step = One step
lesson-step-text = A stone moves to any free cell beside it, also diagonally. Move the stone on d7 to e8.
lesson-clamp = The clamp
lesson-clamp-text = Catch an enemy stone between two of yours, in a straight line or along a diagonal, and it changes to your colour.
lesson-lift = The lift
lesson-lift-text = Move between two enemy stones that lie in one line with you, and both change to your colour.
lesson-most = Both at once
lesson-most-text = One step may lift and clamp together, in all directions. Stones that are turned over do not turn others.
lesson-last = How it ends
lesson-last-text = After 60 moves each, the side with more stones wins. If you turn over the last enemy stone, you win at once.
learn-goal-capture = Turn over a stone.
learn-goal-most = Turn over as many stones as you can with one move.
