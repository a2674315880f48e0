### A move that was made, and a piece as a notation calls it.

## moves

moves-last = Último lance: { $move } ({ $side }, { $piece })
moves-taking = { $last }, captura { $pieces }
moves-named = Olhe { $piece }.

## Boards drawn with letters

settings-board-grid = Desenhados com letras (conexões lentas)
