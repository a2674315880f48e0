### Showing matches to others.

## commands

commands-analyse-name = Разобрать партию

## share

share-nothing = В этом сообщении нет доски партии. { COMMAND("import") } читает партии и позиции, записанные текстом.
