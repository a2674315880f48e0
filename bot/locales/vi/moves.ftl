### A move that was made, and a piece as a notation calls it.

## moves

moves-last = Nước vừa đi: { $move } ({ $side }, { $piece })
moves-taking = { $last }, ăn { $pieces }
moves-named = Hãy nhìn { $piece }.

## Boards drawn with letters

settings-board-grid = Vẽ bằng chữ cái (mạng chậm)
