### Looking after a server: the greeting, /setup, moderation.

## commands

commands-reason-name = 理由
commands-reason-description = 對局雙方會看到的內容
commands-setup-name = 伺服器設定
commands-setup-description = 在本伺服器的哪裡、由誰、如何使用我
commands-end-name = 結束對局
commands-end-description = 結束本伺服器的一局棋，不計結果
commands-end-match-description = 本伺服器的哪一局
commands-suspend-name = 停權
commands-suspend-description = 停止某人在本伺服器使用我
commands-suspend-player-description = 誰不能使用我
commands-suspend-hours-name = 小時
commands-suspend-hours-description = 多少小時（不填：直到恢復）
commands-unsuspend-name = 恢復使用
commands-unsuspend-description = 讓某人重新在本伺服器使用我
commands-unsuspend-player-description = 誰可以重新使用我

## windows

windows-quiet_hours = 從幾點到幾點（留空：無）
windows-quiet_hours-placeholder = 例如 22-7
windows-quiet_zone = 時區
windows-quiet_zone-placeholder = 例如 Asia/Taipei 或 UTC+8

## greeting

greeting-title = 你好！我會下棋。
greeting-play = {"*"}*1. 開局。** 任何人都可以用 { COMMAND("play") } 開始，和我下，或互相對弈。其餘請看 { COMMAND("help") }。
greeting-setup = {"*"}*2. 設定。** { COMMAND("setup") } 或下面的按鈕：可以開局的頻道和身分組、語言、勿擾時段。只有能管理伺服器的人可以使用。
greeting-moderate = {"*"}*3. 管理。** 管理員用 { COMMAND("end") } 結束對局，用 { COMMAND("suspend") } 停止某人在這裡使用我。
greeting-button = 開始設定

## setup

setup-title = 我在本伺服器的使用方式
setup-channels = {"*"}*頻道**：可以開局的地方（也可選整個類別），討論串跟隨所屬頻道
setup-channels-any = 所有頻道
setup-roles = {"*"}*身分組**：可以開局的人
setup-roles-any = 所有人
setup-log = {"*"}*管理紀錄**：記錄由管理員結束的對局和停權
setup-log-any = 不記錄
setup-most = {"*"}*未完對局**：每人在這裡最多可有
setup-most-option = { $n } 局
setup-quiet = {"*"}*勿擾時段：**{ $start } 至 { $end }（{ $zone }），我的訊息不發出聲音
setup-quiet-never = {"*"}*勿擾時段：**無
setup-quiet-button = 勿擾時段
setup-leaderboard-on = 排行榜：開
setup-leaderboard-off = 排行榜：關
setup-threads-on = 聊天討論串：開
setup-threads-off = 聊天討論串：關
setup-threads-refused = ⚠️ 我沒有建立公開討論串的權限。在取得權限之前，不會開啟討論串。

## moderation

moderation-ended = { $names } 第 { $id } 局已由管理員結束。理由：{ $reason }
moderation-log-end = { $moderator } 結束了 { $subject }。理由：{ $reason }
moderation-log-suspend = { $moderator } 停止了 { $subject } 的使用。理由：{ $reason }
moderation-log-unsuspend = { $moderator } 恢復了 { $subject } 的使用。
moderation-ended-done = 第 { $id } 局已結束，雙方會看到你的理由。
moderation-not-logged = 我無法寫入紀錄頻道，請檢查它的權限。
moderation-not-them = 不能將自己或機器人停權。
moderation-own-match = 這盤棋你自己在下。你可以認輸；只有其他管理員才能不計結果地結束它。
moderation-suspended =
    { $n ->
        [0] { $name } 已被停權，並已通知本人。
       *[other] { $name } 已被停權，並已通知本人。其在這裡的 { $n } 局已結束。
    }
moderation-suspended-untold =
    { $n ->
        [0] { $name } 已被停權。對方不接收我的私訊，下次在這裡使用我時會看到理由。
       *[other] { $name } 已被停權。對方不接收我的私訊，下次在這裡使用我時會看到理由。其在這裡的 { $n } 局已結束。
    }
moderation-lifted = { $name } 又可以在這裡使用我了。
moderation-was-not = { $name } 並未被停權。
moderation-you-are-suspended = { $until }，你不能在 { $server } 使用我。理由：{ $reason }
moderation-you-may-again = 你又可以在 { $server } 使用我了：管理員已解除對你的停權。

## refusal

refusal-bad-hours = { $value } 不是時段。請輸入兩個整點，例如 22-7。
refusal-bad-zone = 我不認得時區 { $value }。請輸入例如 Asia/Taipei 或 UTC+8。

## daily

daily-button = 每日一題
