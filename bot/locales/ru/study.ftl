### Study boards.

commands-import-name = импорт
commands-import-description = Посмотреть свою партию или позицию: PGN, PDN, FEN или UCCI
commands-import-file-name = файл
commands-import-file-description = Файл с партией
commands-import-text-name = текст
commands-import-text-description = Партия или позиция текстом
commands-import-game-name = игра
commands-import-game-description = Какая игра, если вы даёте позицию

## study

study-title = Доска для анализа: { $game } · { $first } – { $second }
study-saved = Анализ в формате PGN.
refusal-which-import = Непонятно, какая это игра. Выберите её параметром «{ commands-import-game-name }».
refusal-no-import = Здесь нет ни партии, ни позиции. Пришлите партию в PGN или PDN либо позицию в FEN.
