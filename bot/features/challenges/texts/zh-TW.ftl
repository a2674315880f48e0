### Challenges to a person, to anybody, and rematches.

## commands

commands-anyone-name = 求戰
commands-anyone-description = 在本頻道問問誰想和你下
commands-play-name = 對局
commands-play-description = 下一盤棋：和我下，或和其他人下
commands-play-opponent-name = 對手
commands-play-opponent-description = 向誰挑戰；不填就是和我下
commands-play-level-name = 難度
commands-play-level-description = 我的棋力（不填：在這種棋上首次獲勝前為入門，之後為中等）
commands-challenge-name = 挑戰下棋

## buttons

buttons-join = 應戰

## challenge

challenge-hidden = 別人看不到這個挑戰：伺服器不允許我在這裡向所有人傳送訊息，所以我已將它撤回。請在我所在的伺服器裡發起挑戰，或請管理員允許外部應用程式。
challenge-alone = 別人看不到這裡的私訊，所以我已撤回這個挑戰。請在伺服器或群組裡發起挑戰。
challenge-which = 想和 { $name } 下哪種棋？

## invitation

invitation-asked = { $host } 想下{ $game }，誰來應戰？
invitation-second = 應戰者先走。
invitation-closed = { $host } 不再找人下{ $game }了。

## match

match-accepted = { $name }，你的挑戰已被接受，輪到你了。

## position

position-asked = 從這個局面開始：{ $host } 執{ $side }。不計等級分。

## refusal

refusal-invitation-open = 你已經在找人下這種棋了。
refusal-own-invitation = 這是你自己的邀請，要等別人來應戰。
