### Openings in which two people find a fair beginning. Each game's openings have words of their own in its file.

## commands

commands-play-opening-name = 开局
commands-play-opening-description = 两人公平开局的方式（不填为普通开局）

## refusal

refusal-choice-due = 请先在棋盘下方选择执哪一方。
refusal-choice-made = 现在没有什么可选的。
refusal-in-opening = 开局结束后才有提示。
refusal-bot-opening = 这种开局要两个人下，请同时选一位对手。
refusal-bad-opening = 这个游戏没有 { $value } 这种开局。

## opening

opening-players = {"*"}*{ $opener }** 和 **{ $other }**：谁执哪一方由开局决定
opening-choose = 由 { $name } 选择执哪一方
