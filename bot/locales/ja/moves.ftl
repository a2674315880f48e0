### A move that was made, and a piece as a notation calls it.

## moves

moves-last = 直前の手：{ $move }（{ $side }、{ $piece }）
moves-taking = { $last }、取った駒：{ $pieces }
moves-named = { $piece }に注目してください。

## Boards drawn with letters

settings-board-grid = 文字で描いた盤（回線が遅いとき）
