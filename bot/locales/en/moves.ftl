### A move that was made, and a piece as a notation calls it.

## moves

moves-last = Last move: { $move } ({ $side }, { $piece })
moves-taking = { $last }, takes { $pieces }
moves-named = Look at { $piece }.

## Boards drawn with letters

settings-board-grid = Drawn with letters (for slow connections)
