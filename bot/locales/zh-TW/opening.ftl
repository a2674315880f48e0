### Openings in which two people find a fair beginning. Each game's openings have words of their own in its file.

## commands

commands-play-opening-name = 開局
commands-play-opening-description = 兩人公平開局的方式（不填為普通開局）

## refusal

refusal-choice-due = 請先在棋盤下方選擇執哪一方。
refusal-choice-made = 現在沒有什麼可選的。
refusal-in-opening = 開局結束後才有提示。
refusal-bot-opening = 這種開局要兩個人下，請同時選一位對手。
refusal-bad-opening = 這個遊戲沒有 { $value } 這種開局。

## opening

opening-players = {"*"}*{ $opener }** 和 **{ $other }**：誰執哪一方由開局決定
opening-choose = 由 { $name } 選擇執哪一方
