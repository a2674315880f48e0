### What cannot be done, and faults.

## refusal

refusal-not-your-turn = 還沒輪到你走。
refusal-not-your-match = 這是別人的對局。用 { COMMAND("play") } 開始你自己的吧。
refusal-bot-is-thinking = 我還在思考，請稍等……
refusal-stale = 這個按鈕出現之後局面已經變了。請看看現在的棋盤再選。
refusal-match-challenged = 對局還沒開始：對方還沒有應戰。
refusal-match-playing = 這盤對局已經開始了。
refusal-match-finished = 這盤對局已經結束。棋盤下面有「再來一盤」。
refusal-match-declined = 這個挑戰已被婉拒。
refusal-match-withdrawn = 這個挑戰已被撤回。
refusal-match-expired = 這個挑戰沒有及時得到回應。可以用 { COMMAND("play") } 重新挑戰。
refusal-match-not-found = 沒有這盤對局。
refusal-unreadable-move = 我看不懂 { $move } 是哪一步。請輸入{ $how }。
refusal-illegal-move = 現在不能走 { $move }。
refusal-piece-own = 你在 { $cell } 的{ $piece }
refusal-piece-other = 對方在 { $cell } 的{ $piece }
refusal-ambiguous-move = { $move } 可能是這幾步之一：{ $candidates }。
refusal-bad-game = 我不會下 { $value }。
refusal-bad-level = 沒有 { $value } 這個難度。
refusal-bad-side = 沒有 { $value } 這個選項。
refusal-bad-notation = 這種棋沒有 { $value } 這種記譜法。
refusal-bad-choice = { $value } 不是可選的項目。
refusal-bot-record = 機器人沒有戰績，請選一個人。
refusal-self-challenge = 不能向自己挑戰。對手不填就是和我下。
refusal-bot-challenge = 別的機器人不會下棋。對手不填就是和我下。
refusal-challenge-pending = 你已經發出過這個挑戰，對方還沒有回應。
refusal-challenged-already = { $name } 已經向你發起了這個遊戲的挑戰：請接受它，或先拒絕它。
refusal-too-many-matches = 你有 { $limit } 盤對局沒有下完，已達上限。請先下完一盤：{ COMMAND("games") }。
refusal-not-for-you = 這是問別人的。
refusal-not-yours = 只有提出的人才能撤回。
refusal-match-goes-on = 這盤對局還沒有結束。
refusal-nothing-to-take-back = 你還沒有走過棋。
refusal-too-early = 先下幾步，再提和吧。
refusal-asked-already = 對手在這個局面下已經拒絕了。走一步之後可以再提。
refusal-no-match = 你沒有正在進行的對局。用 { COMMAND("play") } 開始一盤吧。
refusal-export-running = 你的資料已經在收集中，稍後會以檔案形式傳給你。
refusal-several-matches = 你有好幾盤對局在進行，請說明是哪一盤。
refusal-rematch-exists = 新的一盤已經開始了，是第 { $match_id } 局：{ COMMAND("games") }。
refusal-offer-gone = 這個請求已經失效。
refusal-offer-stands = 已經有一個請求在等待回應。
refusal-slow-down = 你上一次向對方發起的挑戰沒有成局。{ $when }可以再次挑戰。
refusal-person-gone = 相關人員的資料剛剛被刪除。請再試一次。
refusal-still-playing = 你剛剛又開始了一盤對局，請再試一次。
refusal-former-player = 那盤對局的對手已經不再使用我了。
refusal-blocked = 對方不接受你的挑戰。
refusal-self-block = 不能封鎖自己。
refusal-bot-block = 機器人不會挑戰任何人，不需要封鎖。
refusal-too-much-asked = 你一下子讓我做了太多事，請稍後再試。

## trouble

trouble-apology = 我這邊出了點問題，錯誤已經記錄下來；你的對局已妥善儲存。請再試一次。
trouble-engine-busy = 我正在同時想很多盤棋，請稍後再試。
trouble-engine-failed = 我剛才沒有想出來，請再試一次。
trouble-engine-stopped = 我正在重新啟動。你的對局已妥善儲存，請一分鐘後再試。
trouble-not-stored = 我暫時無法讀寫對局。請稍後看看棋盤，再決定是否重試。
trouble-stopping = 我正在重新啟動，請一分鐘後再試；已經走過的棋不會遺失。
trouble-cannot-post = 我沒有在這裡發言的權限。請管理員允許我傳送訊息和附加檔案（在語音頻道還需要連線權限），或換一個頻道。
trouble-uninvited = 我不在這個私人討論串裡：這裡用到的指令和按鈕我會回應，但我不能主動叫人，也不能主動更新任何內容。在這裡提及 { $bot } 就能讓我加入。
trouble-board-unreachable = 已完成，但我無法在第 { $id } 局棋盤所在的地方顯示。請用 { COMMAND("move") } 繼續，或用 { COMMAND("board") } 把棋盤發送到這裡。
trouble-filtered = 本伺服器的過濾規則攔截了我的訊息。請聯絡管理員，或換一個頻道。
trouble-message-gone = 這則訊息已被刪除。用 { COMMAND("board") } 可以重新傳送對局的棋盤。
trouble-late = 我回應得太慢了，請再按一次。
trouble-unknown-button = 這個按鈕太舊了。用 { COMMAND("board") } 可以重新傳送棋盤。
trouble-unknown-command = 我已經沒有這個指令了。輸入 / 看看我會什麼。
