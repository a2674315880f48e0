### Following a match: the message on how it ended.

## follow

follow-ended = { $people } Партия окончена: { $match }. { $end }
follow-on = Здесь вам сообщат, чем закончится партия.
follow-stop = Не следить
follow-off = Вы больше не следите за этой партией.
follow-nowhere = Я не могу сам писать здесь, поэтому не смогу сообщить здесь, чем закончится партия.
