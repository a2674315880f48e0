### A move that was made, and a piece as a notation calls it.

## moves

moves-last = Последний ход: { $move } ({ $side }, { $piece })
moves-taking = { $last }, взято: { $pieces }
moves-named = Посмотрите на { $piece }.

## Boards drawn with letters

settings-board-grid = Нарисованы буквами (для медленной связи)
