### Meeting: challenges to anybody, following a match, series.

## commands

commands-anyone-name = ктосыграет
commands-anyone-description = Спросить в этом канале, кто хочет сыграть с вами

## buttons

buttons-join = Сыграть
buttons-follow = Следить

## invitation

invitation-asked = { $host } хочет сыграть в { $game }. Кто с ним?
invitation-closed = { $host } больше не ищет соперника в { $game }.

## match

match-accepted = { $name }, ваш вызов принят. Ваш ход.

## follow

follow-on = Здесь вам сообщат, чем закончится партия. Нажмите ещё раз, чтобы перестать.
follow-off = Вы больше не следите за этой партией.
follow-nowhere = Меня нет на этом сервере, поэтому я не смогу сообщить здесь, чем закончится партия.
follow-ended = { $people } Партия окончена: { $match }. { $end }

## series

series-score = Счёт: { $first } { $points } : { $other } { $second }

## refusal

refusal-invitation-open = Вы уже ищете соперника в эту игру.
refusal-own-invitation = Это ваше собственное приглашение: его должен принять кто-то другой.
