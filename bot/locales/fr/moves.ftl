### A move that was made, and a piece as a notation calls it.

## moves

moves-last = Dernier coup : { $move } ({ $side }, { $piece })
moves-taking = { $last }, prend { $pieces }
moves-named = Regarde { $piece }.

## Boards drawn with letters

settings-board-grid = Dessinés avec des lettres (connexions lentes)
