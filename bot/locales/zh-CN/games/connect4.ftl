name = 四子棋
first = 黄方
second = 红方
how = {" "}1 到 7 的列号

## The picture in words

columns = 各列由下往上：{ $columns }
disc-first = 黄
disc-second = 红
column = 第{ $column }列
cell = 第{ $column }列第{ $row }行
