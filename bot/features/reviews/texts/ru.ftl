### Reviews of finished matches.

## review

review-title = Разбор партии { $id }
review-working = Разбираю партию: позиций { $done } из { $total }…
review-accuracy = { $name }: точность **{ $value } %**
review-formula = Точность: чем сильнее ходы снижают шансы на победу, тем она ниже. Несколько ходов доказывают мало: три лучших дают 92, тридцать — 97. Одна грубая ошибка сильно её снижает. Позиции с уже ясным исходом и ходы без выбора не считаются.
review-none = Ошибок не найдено.
review-none-own = Ваших ошибок не найдено.
review-moments = Моменты, на которых можно научиться
review-lost = { $side } **{ $move }**: шансы на победу { $before } % → { $after } %.
review-best = Лучше всего **{ $best }**.
review-perfect = Но только при безошибочной игре.
review-better = Так сохраняется преимущество.
review-defence = Это лучшая защита.
review-worse = Так можно продержаться дольше всего.
review-no-moves = В этой партии не сделано ни одного хода — разбирать нечего.
review-steps = Ход за ходом
review-try = Попробуйте сами
review-overview = Обзор
review-find = Ходят { $side }: как бы вы сыграли? В партии было { $move }.
review-told = Тоже не то.
review-graph = График шансов на победу, { $side }: от { $least } % до { $most } %, в конце { $last } %. Отмечены: { $marked }.

## verdict

verdict-best = Лучший ход
verdict-good = Хороший ход
verdict-inaccuracy = Неточность
verdict-mistake = Ошибка
verdict-blunder = Грубая ошибка
