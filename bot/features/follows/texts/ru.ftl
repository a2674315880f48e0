### Following a match: the message on how it ended.

## follow

follow-ended = { $people } Партия окончена: { $match }. { $end }
follow-on = Здесь вам сообщат, чем закончится партия.
follow-stop = Не следить
follow-off = Вы больше не следите за этой партией.
follow-nowhere = Сам я здесь писать не могу, поэтому не смогу сообщить, чем закончится партия.
