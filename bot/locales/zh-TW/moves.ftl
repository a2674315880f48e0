### A move that was made, and a piece as a notation calls it.

## moves

moves-last = 上一步：{ $move }（{ $side }，{ $piece }）
moves-taking = { $last }，吃{ $pieces }
moves-named = 看看{ $piece }。

## Boards drawn with letters

settings-board-grid = 用字母畫的棋盤（網速慢時用）
