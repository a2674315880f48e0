### A move that was made, and a piece as a notation calls it.

## moves

moves-last = Última jugada: { $move } ({ $side }, { $piece })
moves-taking = { $last }, captura { $pieces }
moves-named = Mira { $piece }.

## Boards drawn with letters

settings-board-grid = Dibujados con letras (conexiones lentas)
