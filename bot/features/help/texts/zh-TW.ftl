### The pages /help and /about.

## commands

commands-help-name = 說明
commands-help-description = 一頁看懂怎麼和我下棋
commands-about-name = 關於
commands-about-description = 我是誰、版本和狀態

## buttons

buttons-play = 下{ $game }

## learn

learn-help = {"*"}*還不會下？**{ COMMAND("learn") } 一步步教你規則，邊學邊練。課裡有「開啟棋盤」按鈕時，可以直接點棋子走棋。

## help

help-title = 怎麼和我下棋
help-begin =
    {"*"}*開始**：輸入 { COMMAND("play") }，選一種棋，再選難度和我下，或選一個人挑戰。
    {"*"}*走棋**：按棋盤下面的按鈕。著法多的棋要分步選擇；也可以用 { COMMAND("move") } 或「輸入著法」按鈕輸入著法。
help-during =
    {"*"}*沒有想法？** { COMMAND("hint") } 分三步提示：看哪裡、走哪步、會怎樣。只有你看得到。
    {"*"}*走錯了？** { COMMAND("takeback") } 收回上一步；和別人下須對方同意。{ COMMAND("draw") } 向對手提和，{ COMMAND("resign") } 認輸並結束對局。
help-after =
    {"*"}*下完之後**：按「再來一盤」，先後手互換。{ COMMAND("history") } 逐步重播任何一盤，{ COMMAND("stats") } 查看戰績。
    {"*"}*找不到棋盤？** { COMMAND("games") } 列出你的對局，{ COMMAND("board") } 重新傳送棋盤。棋盤永遠有效，我重新啟動後也一樣。
help-more = {"*"}*還有：**{ COMMAND("puzzle") } 出一道習題；在伺服器裡，{ COMMAND("anyone") } 尋找對手，{ COMMAND("tournament") } 舉辦比賽。{ COMMAND("settings") } 更改語言、棋子和棋盤（也可用文字，適合螢幕閱讀器）。

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
