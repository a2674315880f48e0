### A match in chat: buttons, menus, windows, states, challenges, offers.

## buttons

buttons-accept = Принять
buttons-decline = Отклонить
buttons-withdraw = Отозвать
buttons-hint = Подсказка
buttons-more = Ещё подсказка
buttons-resign = Сдаться
buttons-resign_confirm = Да, сдаюсь
buttons-keep_playing = Нет, играю дальше
buttons-draw = Предложить ничью
buttons-draw_accept = Согласиться на ничью
buttons-draw_decline = Играть дальше
buttons-draw_withdraw = Отозвать предложение
buttons-takeback = Вернуть ход
buttons-takeback_accept = Разрешить возврат
buttons-takeback_decline = Не разрешать возврат
buttons-takeback_withdraw = Отозвать просьбу
buttons-rematch = Реванш
buttons-type_move = Ввести ход
buttons-choose_again = Выбрать заново
buttons-show_again = Показать ещё раз
buttons-open = К доске
buttons-replay = Просмотр
buttons-first = В начало
buttons-previous = Назад
buttons-next = Вперёд
buttons-last = В конец
buttons-export = Сохранить в PGN
buttons-newer = Новее
buttons-older = Старее
buttons-play = Играть: { $game }

## menus

menus-challenge = Ответить на вызов
menus-replay = Какую партию показать?
menus-match_option = { $game }, соперник: { $opponent }

## windows

windows-move_title = Ваш ход
windows-move_label = Ход
windows-move_placeholder = Например, { $example }

## match

match-title = { $game }: { $first } против { $second }
match-sides = **{ $first }** ({ $first_side }) против **{ $second }** ({ $second_side })
match-turn = Ходит { $name } ({ $side })
match-thinking = Qibot думает…
match-queue = Других досок, на которых я играю: { $n }. Это может занять немного времени.
match-check = Шах!
match-last = Последний ход: { $move } ({ $side })
match-start = Ходов ещё нет
match-ply =
    { $n ->
        [one] Сделан { $n } ход
        [few] Сделано { $n } хода
        [many] Сделано { $n } ходов
       *[other] Сделано { $n } хода
    }
match-deadline = Время истекает { $when }
match-number = Партия { $id }
match-elsewhere = Эта партия продолжилась в другом месте. Её участники найдут её с помощью { COMMAND("board") }.
match-hints =
    { $n ->
        [one] { $name }: { $n } подсказка
        [few] { $name }: { $n } подсказки
        [many] { $name }: { $n } подсказок
       *[other] { $name }: { $n } подсказки
    }
match-your_turn = { $name }, ваш ход.
match-bot_moved = { $name }, я сделал ход. Теперь вы.

## challenge

challenge-asked = { $challenger } вызывает { $opponent }: { $game }.
challenge-first = Первый ход: { $name }.
challenge-until = Вызов истекает { $when }.
challenge-declined = { $opponent } сейчас не хочет играть ({ $game }).
challenge-withdrawn = { $challenger } отзывает вызов.
challenge-expired = { $opponent } не отвечает, и вызов истёк ({ $game }).
challenge-rematch = { $challenger } хочет реванша с { $opponent }: { $game }.
challenge-hidden = Этот вызов больше никто не видит: сервер не разрешает мне писать здесь для всех, поэтому я отозвал его. Бросьте вызов на сервере, где я состою, или попросите администратора разрешить внешние приложения.
challenge-alone = Эти личные сообщения больше никто не читает, поэтому я отозвал вызов. Бросьте его на сервере или в группе.
challenge-which = Во что сыграть с { $name }?

## offer

offer-draw_asked = { $name } предлагает ничью.
offer-draw_declined = { $name } отклоняет ничью.
offer-draw_withdrawn = { $name } отзывает предложение ничьей.
offer-draw_bot_declines = Я бы лучше продолжил игру.
offer-takeback_asked =
    { $n ->
        [one] { $name } просит вернуть { $n } ход.
        [few] { $name } просит вернуть { $n } хода.
        [many] { $name } просит вернуть { $n } ходов.
       *[other] { $name } просит вернуть { $n } хода.
    }
offer-takeback_done = { $name } возвращает ход.
offer-takeback_declined = { $name } не разрешает вернуть ход.
offer-takeback_withdrawn = { $name } больше не просит вернуть ход.
offer-resign_ask = Вы действительно хотите сдать эту партию?
