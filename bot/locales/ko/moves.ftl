### A move that was made, and a piece as a notation calls it.

## moves

moves-last = 마지막 수: { $move } ({ $side }, { $piece })
moves-taking = { $last }, 잡은 말: { $pieces }
moves-named = { $piece } 쪽을 보세요.

## Boards drawn with letters

settings-board-grid = 글자로 그린 판 (느린 연결용)
