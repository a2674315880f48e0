### A move that was made, and a piece as a notation calls it.

## moves

moves-last = Última jugada: { $move } ({ $side }, { $piece })
moves-taking = { $last }, captura { $pieces }
moves-named = Mira { $piece }.
