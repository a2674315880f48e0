### Showing matches to others.

commands-analyse-name = Разобрать партию
buttons-share = Поделиться

## share

share-nothing = В этом сообщении нет партии.
