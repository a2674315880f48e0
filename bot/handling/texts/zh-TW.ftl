### What several features say: windows, settings, options of commands, faults.

## commands

commands-match-name = 對局編號
commands-match-description = 哪一盤對局；這裡只有一盤時不用填
commands-game-name = 棋種
commands-game-description = 哪種棋
commands-side-name = 先後
commands-side-description = 誰先走（不填則隨機）
commands-clock-name = 用時
commands-clock-description = 對局用時（不填則用你的預設用時）
commands-opening-name = 開局
commands-opening-description = 兩人公平開局的方式（不填為普通開局）
commands-hints-name = 提示
commands-hints-description = 與人對局時的提示：不用，或雙方都可用（不填為不用；即時計時的對局沒有提示）
commands-player-name = 玩家

## windows

windows-move_title = 走棋
windows-move_label = 著法

## settings

settings-server_title = 本伺服器的預設值
settings-saved = 已儲存。
settings-server_only = 只有可以管理本伺服器的人才能更改預設值。

## refusal

refusal-person-gone = 相關人員的資料剛剛被刪除。請再試一次。
refusal-no-tournament = 本伺服器沒有這場比賽。
refusal-tournament-changed = 現在不行：比賽已開始、已額滿或已結束。
refusal-still-playing = 你剛剛又開始了一盤對局，請再試一次。

## trouble

trouble-apology = 我這邊出了點問題，錯誤已經記錄下來；你的對局已妥善儲存。請再試一次。
trouble-engine-busy = 我正在同時想很多盤棋，請稍後再試。
trouble-engine-failed = 我剛才沒有想出來，請再試一次。
trouble-engine-stopped = 我正在重新啟動。你的對局已妥善儲存，請一分鐘後再試。
trouble-not-stored = 我暫時無法讀寫對局。請稍後看看棋盤，再決定是否重試。
trouble-stopping = 我正在重新啟動，請一分鐘後再試；已經走過的棋不會遺失。
trouble-uninvited = 我不在這個私人討論串裡：這裡用到的指令和按鈕我會回應，但我不能主動叫人，也不能主動更新任何內容。在這裡提及 { $bot } 就能讓我加入。
trouble-board-unreachable = 已完成，但我無法在第 { $id } 局棋盤所在的地方顯示。
trouble-go-on = 請用 { COMMAND("move") } 繼續；用 { COMMAND("board") } 可查看局面。
trouble-filtered = 本伺服器的過濾規則攔截了我的訊息。請聯絡管理員，或換一個頻道。
trouble-message-gone = 這則訊息已被刪除。用 { COMMAND("board") } 可以重新傳送對局的棋盤。
trouble-unknown-command = 我已經沒有這個指令了。輸入 / 看看我會什麼。
