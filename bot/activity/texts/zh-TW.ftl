### The board that one can touch: what its page says by itself.

## activity

activity-connecting = 正在連線……
activity-lost = 連線已中斷，正在重試……
activity-outside = 本頁面是 Discord 的一部分：請在 Discord 中從對局開啟。
activity-failed = Discord 沒有回應。請關閉本頁面再重新開啟。
activity-newer = 本頁面有新版本：請關閉後重新開啟。
activity-board = 棋盤
activity-keys = 方向鍵在棋盤上移動，Enter 選擇，Escape 取消。
activity-moves = 著法
activity-turn = 旋轉棋盤
activity-sound = 聲音
activity-target = { $cell }：可選
activity-prepared = 預走：{ $move }
activity-confirm = 走棋前先確認
activity-meant = 就走這一步嗎？
activity-make = 走
activity-unknown = Discord 無法確認你的身分。請關閉本頁面後重新開啟。
activity-hidden = 這裡已看不到這局棋。
activity-lobby = 總覽
activity-back = 返回棋盤
activity-challenges = 本頻道的公開挑戰
activity-begin = 開始對局
activity-watch = 可觀看的對局
activity-puzzles = 習題
activity-record = 你的戰績
activity-show = 查看
activity-choose_game = 選擇棋種
activity-pause = 暫停計時

## refusal

refusal-not-here = 對方已不再開啟此頁面。
refusal-only-answers = 我不能主動在這裡發言。請在聊天裡開始對局：按那裡的按鈕，或用 { COMMAND("play") }。
refusal-timed-out = { $until }，你不能在本伺服器使用我：你在這裡已被禁言。
