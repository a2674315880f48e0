### Openings in which two people find a fair beginning. Each game's openings have words of their own in its file.

## commands

commands-play-opening-name = 開局
commands-play-opening-description = 二人で公平に始める方法（指定がなければ通常の開始）

## refusal

refusal-choice-due = まず盤の下で、どちらを持つか選んでください。
refusal-choice-made = いま選ぶものはありません。
refusal-in-opening = ヒントは開局が終わってから使えます。
refusal-bot-opening = この開局は二人で行うものです。相手も指定してください。
refusal-bad-opening = このゲームに { $value } という開局はありません。

## opening

opening-players = {"*"}*{ $opener }** と **{ $other }**：どちらを持つかは開局で決まります
opening-choose = { $name } がどちらを持つか選びます
