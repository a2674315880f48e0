### Studies: imported games and positions, and playing on from them.

## commands

commands-import-name = импорт
commands-import-description = Посмотреть свою партию или позицию: PGN, PDN, FEN или UCCI
commands-import-file-name = файл
commands-import-file-description = Файл с партией
commands-import-text-name = текст
commands-import-text-description = Партия или позиция текстом
commands-import-game-description = Какая игра, если вы даёте позицию

## position

position-play = Играть отсюда
position-ask = Ход: { $side }. За какую сторону вы играете? Партия не рейтинговая и не входит в вашу статистику.
position-level = Против меня, вы — { $side }: какой уровень?
position-anyone = Спросить здесь, я — { $side }

## study

study-title = Доска для анализа: { $game } · { $first } – { $second }
study-saved = Анализ в формате PGN.
study-first = Здесь несколько партий; это первая из них.
study-over = По здешним правилам партия на этом окончена, но в вашей записи иначе.

## import

import-empty = Здесь нет партии.
import-both = Укажите файл или текст, но не оба сразу.
import-too-long = Текст слишком длинный.
import-too-large = Файл больше 1 МиБ.
import-not-fetched = Не удалось получить файл от Discord. Попробуйте ещё раз или вставьте его текст.
import-too-many-moves = Здесь больше { $value } ходов.
import-tag = { $value } — не тег.
import-no-game-tag = Нет тега Game, который называет игру. Выберите игру параметром «{ commands-game-name }».
import-game = Игры с названием { $value } здесь нет.
import-unclosed = У { $value } что-то не закрыто или закрыто дважды.
import-variation = Вариант не закрыт или закрыт дважды.
import-move = { $game }, полуход { $ply }. { $why }
import-over = { $game }, полуход { $ply }, { $value }: партия закончилась раньше.
import-position = { $value } — не позиция этой игры: { $game }. { $why }
import-position-form = Она записывается так: { $value }
import-position-rows = Число рядов неверно.
import-position-row = Ряд { $value } слишком длинный или слишком короткий.
import-position-sign = Знак { $value } здесь ничего не значит.
import-position-cell = Ни одна партия к ней не ведёт: посмотрите на { $value }.
import-position-too-many = Слишком много: { $value }.
import-position-missing = Не хватает: { $value }.
import-position-turn = Число x и o не соответствует очереди хода.
import-position-stones = Число x и o неверно.
import-position-won = Сторона, чей ход, уже выиграла.
import-results = Результаты противоречат друг другу: { $value }.

## refusal

refusal-which-import = Непонятно, какая это игра. Выберите её.
refusal-no-import = Не вижу ни партии, ни позиции. Пришлите партию в PGN, PDN или просто её ходы либо позицию в FEN.
refusal-bad-import = Не могу это прочитать. { $what }
refusal-bad-import-at = Не могу это прочитать (строка { $line }, столбец { $column }). { $what }
