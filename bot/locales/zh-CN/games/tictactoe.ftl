name = 井字棋
first = 叉方
second = 圈方
how = {" "}a1（左下角）到 c3 之间的格子
