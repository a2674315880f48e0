### A move that was made, and a piece as a notation calls it.

## moves

moves-last = Letzter Zug: { $move } ({ $side }, { $piece })
moves-taking = { $last }, schlägt: { $pieces }
moves-named = Schau auf { $piece }.

## Boards drawn with letters

settings-board-grid = Mit Buchstaben gezeichnet (für langsame Verbindungen)
