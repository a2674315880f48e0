name = Tic-tac-toe
first = X
second = O
how = a cell from a1 (bottom left) to c3
