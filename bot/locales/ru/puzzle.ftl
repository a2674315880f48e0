### Puzzles.


## commands

commands-puzzle-name = задача
commands-puzzle-description = Решите задачу: выигрывает только один ход; видите её только вы
commands-puzzle-game-name = игра
commands-puzzle-game-description = Какая игра; оставьте пустым для любой

## puzzle

puzzle-title = Задача: { $game } · рейтинг { $rating }
puzzle-goal = Ходят { $side }: выигрывает только один ход. Найдите его.
puzzle-go-on = Верно! В ответ { $move }. Продолжайте.
puzzle-wrong = { $move } не выигрывает. Попробуйте ещё раз.
puzzle-solved = Решено!
puzzle-line = Решение: { $line }
puzzle-hint = Посмотрите на { $places }.
puzzle-solution = Решение
puzzle-another = Ещё задача
puzzle-rating = Ваш рейтинг в задачах: **{ $rating }** ({ $change }).
puzzle-streak = Решено подряд: **{ $n }**.
puzzle-counted = Эта задача уже была засчитана вам раньше.
