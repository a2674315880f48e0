### Challenges to a person, to anybody, and rematches.

## commands

commands-anyone-name = кто-сыграет
commands-anyone-description = Спросить в этом канале, кто хочет сыграть с вами
commands-play-name = играть
commands-play-description = Начать партию со мной или с другим человеком
commands-play-opponent-name = соперник
commands-play-opponent-description = Кому бросить вызов; оставьте пустым, чтобы играть со мной
commands-play-level-name = уровень
commands-play-level-description = Мой уровень (до вашей первой победы в игре — новичок, потом средний)
commands-challenge-name = Вызвать на игру

## buttons

buttons-join = Сыграть

## challenge

challenge-hidden = Этот вызов больше никто не видит: сервер не разрешает мне писать здесь для всех, поэтому я отозвал его. Бросьте вызов на сервере, где я состою, или попросите администратора разрешить внешние приложения.
challenge-alone = Эти личные сообщения больше никто не читает, поэтому я отозвал вызов. Бросьте его на сервере или в группе.
challenge-which = Во что сыграть с игроком { $name }?

## invitation

invitation-asked = { $host } хочет сыграть в { $game }. Кто сыграет?
invitation-second = Первый ход у того, кто присоединится.
invitation-closed = { $host } больше не ищет соперника в { $game }.

## match

match-accepted = { $name }, ваш вызов принят. Ваш ход.

## position

position-asked = С этой позиции: { $host } — { $side }. Без рейтинга.

## refusal

refusal-invitation-open = Вы уже ищете соперника в эту игру.
refusal-own-invitation = Это ваше собственное приглашение: принять его должен кто-то другой.
