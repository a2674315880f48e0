name = Connect Four
first = Yellow
second = Red
how = a column from 1 to 7

## The picture in words

columns = Columns from the bottom up: { $columns }
disc-first = yellow
disc-second = red
column = column { $column }
cell = column { $column } row { $row }
