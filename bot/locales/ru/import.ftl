### What is wrong with a game or a position that somebody brought along.

## refusal

refusal-bad-import = Не могу это прочитать. { $what }
refusal-bad-import-at = Не могу это прочитать (строка { $line }, столбец { $column }). { $what }

## import

import-empty = Здесь нет партии.
import-not-one = Здесь должна быть ровно одна партия.
import-too-long = Текст слишком длинный.
import-too-large = Файл больше 1 МиБ.
import-too-many-moves = Здесь больше { $value } ходов.
import-tag = { $value } — не тег.
import-no-game-tag = Нет тега Game, который называет игру. Выберите игру параметром «{ commands-import-game-name }».
import-game = Игры с названием { $value } здесь нет.
import-unclosed = У { $value } что-то не закрыто или закрыто дважды.
import-variation = Вариант не закрыт или закрыт дважды.
import-move = Полуход { $ply }: { $why }
import-over = Полуход { $ply }, { $value }: партия закончилась раньше.
import-position = { $value } — не позиция этой игры: { $game }.
import-result = { $value } — не результат.
import-results = Результаты противоречат друг другу: { $value }.
