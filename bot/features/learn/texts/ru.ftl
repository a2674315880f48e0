### Lessons: what all games share.

## commands

commands-learn-name = учиться
commands-learn-description = Освоить игру шаг за шагом, с позициями для тренировки; видите это только вы
commands-learn-game-description = Какая игра; оставьте пустым, чтобы увидеть, что пройдено

## learn

learn-title = Учимся играть
learn-intro = Короткие уроки, в каждом — позиция для тренировки. Пройденное сохраняется.
learn-which = Какую игру вы хотите изучить?
learn-lesson = { $game } { $number }/{ $total }: { $title }
learn-turn = Ваш ход.
learn-shown = Верный ход — { $move }. Теперь сделайте его.
learn-begin = Начать
learn-skip = Пропустить
learn-next = Следующий урок
learn-all = Все игры
learn-finished = Уроки пройдены: { $game }. Теперь сыграйте со мной первую партию: я буду играть на самом слабом уровне, а подсказки не считаются.
learn-play = Моя первая партия

## What to look for

learn-goal-step = Сделайте ход, о котором говорится в тексте.
learn-goal-win = Выиграйте одним ходом.
learn-goal-block = Соперник грозит выиграть. Помешайте ему.
learn-goal-stop = Остановите угрозу сейчас: ходом позже будет поздно.
learn-goal-fork = Создайте две угрозы сразу, чтобы отразить можно было только одну.
learn-goal-double = Создайте две угрозы одним ходом.
learn-goal-capture = Сделайте ход со взятием.
learn-goal-most = Побейте одним ходом как можно больше.
learn-goal-check = Дайте шах.
learn-goal-crown = Проведите шашку в дамки.
