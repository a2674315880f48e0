### Settings, help, about.

## settings

settings-title = 你的設定
settings-server_title = 本伺服器的預設值
settings-saved = 已儲存。
settings-server_only = 只有可以管理本伺服器的人才能更改預設值。
settings-language-label = 語言
settings-language-auto = 與 Discord 相同
settings-every_game = 所有遊戲
settings-one_game = 單一遊戲的設定
settings-usual = 依語言
settings-notation-label = 記譜法
settings-pieces-label = 棋子
settings-look-label = 棋盤外觀
settings-board-label = 棋盤
settings-board-picture = 圖片
settings-board-text = 文字（適合螢幕閱讀器和慢速網路）
settings-notices-label = 輪到我走時提醒
settings-notices-on = 我離開一陣子後提醒我
settings-notices-off = 從不提醒

## help

help-title = 怎麼和我下棋
help-begin =
    {"*"}*開始**：輸入 { COMMAND("play") }，選一種棋，再選難度和我下，或選一個人挑戰。
    {"*"}*走棋**：按棋盤下面的按鈕。著法多的遊戲要分步選擇；也可以用 { COMMAND("move") } 或「輸入著法」按鈕輸入著法。
help-during =
    {"*"}*沒有想法？** { COMMAND("hint") } 分三步提示：看哪裡、走哪步、會怎樣。只有你看得到。
    {"*"}*走錯了？** { COMMAND("takeback") } 收回上一步；和別人下須對方同意。{ COMMAND("draw") } 向對手提和，{ COMMAND("resign") } 認輸並結束對局。
help-after =
    {"*"}*下完之後**：按「再來一盤」，先後手互換。{ COMMAND("history") } 逐步重播任何一盤，{ COMMAND("stats") } 查看戰績。
    {"*"}*找不到棋盤？** { COMMAND("games") } 列出你的對局，{ COMMAND("board") } 重新傳送棋盤。棋盤永遠有效，我重新啟動後也一樣。
help-rules = **{ $game }**：{ $rules }

## about

about-title = 關於 Qibot
about-what = 我會下{ $games }，引擎都是自己寫的。
about-version = 版本 { $version }
about-compiled = 引擎：已編譯
about-interpreted = 引擎：直譯執行（較慢；安裝時沒有找到 C 編譯器）
about-workers = { $n } 個引擎行程，{ $busy } 個在思考，{ $waiting } 個請求在排隊
about-tables = 記憶體中的搜尋表：{ $tables } 個，最多 { $slots } 個
about-played = 已下完 { $n } 盤對局
about-uptime = 啟動時間：{ $when }

## block

block-done = { $name }不能再挑戰你了，對方不會收到通知。用 { COMMAND("unblock") } 可以恢復。
block-undone = { $name }可以再次挑戰你了。
block-was-not = { $name }沒有被封鎖。
block-list = 已封鎖：{ $names }。
block-none = 你沒有封鎖任何人。

## privacy

privacy-title = 我保存了你的哪些資料
privacy-kept = **保存的內容：**最近一次看到的名字、語言和 Discord 編號；你的對局、著法、請求和提示；你的戰績、等級分、休假、設定、封鎖名單和學習進度。我不讀取任何訊息，沒有用過我、也沒有被挑戰過的人，我一無所知。
privacy-why = **用途：**重新啟動後繼續你的對局，顯示歷史和戰績，用你的語言回答你。不會出售，也不會提供給任何人。
privacy-seen = **誰能看到：**在伺服器裡下的對局，使用我的人都可以查看；在私訊裡下的對局，只有雙方能看到。
privacy-gone = **如何刪除：**按下面的按鈕，立即生效。與你下過的對局仍歸對手保留，對手顯示為「前玩家」。此前的備份由機器人營運者自行刪除。管理員的停用和他人的封鎖仍然有效；為此，在它們存在期間，我只保留你的 Discord 編號的金鑰雜湊值。
privacy-export = 把我的資料給我
privacy-delete = 刪除我的資料
privacy-collecting = 正在收集你的資料……
privacy-exported = 這是我保存的關於你的全部內容。
privacy-too-large = 你的資料太大，一則訊息放不下，請向機器人的營運者索取。
privacy-confirm = **刪除關於你的一切嗎？**尚未結束的對局和挑戰會按認輸或拒絕處理。你的名字、戰績、設定和封鎖名單將永久消失，無法復原。停用和他人的封鎖仍然有效。
privacy-delete-yes = 是的，全部刪除
privacy-delete-no = 不，保留
privacy-deleted = 關於你的一切都已刪除。如果你再來，我會把你當作新朋友。停用和他人的封鎖仍然有效。
