### What is kept about a person; getting and deleting it.

## commands

commands-privacy-name = 隱私
commands-privacy-description = 我保存了你的哪些資料；索取或刪除

## privacy

privacy-also = {"*"}*另外保存：**你做過的習題和解題等級分；你帶來研究的棋局；公開的求戰和你追蹤的對局；你主辦或參加的比賽及其對陣。
privacy-title = 我保存了你的哪些資料
privacy-kept = **保存的內容：**最近一次看到的名字、語言和 Discord ID；你的對局、著法、請求和提示；你的戰績、等級分、休假、設定、封鎖名單和學習進度。我不讀取任何訊息，沒有用過我、也沒有被挑戰過的人，我不保存其任何資料。
privacy-why = **用途：**重新啟動後繼續你的對局，顯示歷史和戰績，用你的語言回答你。不會出售，也不會提供給任何人。
privacy-seen = **誰能看到：**在伺服器裡下的對局，該伺服器中能閱讀其頻道的人可以查看；在私訊或群組裡下的對局，其中的成員可以在那裡查看。你勝、和、負的次數，使用我的人都能看到。
privacy-gone = **如何刪除：**按下面的按鈕，立即生效。與你下過的對局仍歸對手保留，對手顯示為「前玩家」。我已發出的訊息裡仍有你的名字，直到有人刪除。此前的備份由機器人營運者自行刪除。管理員的停權和他人的封鎖仍然有效。關於你，我只保留你的 Discord ID 的金鑰雜湊值：保留 { $days } 天，以免還原舊備份時你的資料重新出現；此後若停權或封鎖仍有效，則繼續保留。
privacy-export = 把我的資料給我
privacy-delete = 刪除我的資料
privacy-collecting = 正在收集你的資料……
privacy-exported = 這是我保存的關於你的全部內容。
privacy-too-large = 你的資料太大，一則訊息放不下，請向機器人的營運者索取。
privacy-confirm = **刪除關於你的一切嗎？**尚未結束的對局和挑戰會按認輸或婉拒處理。你的名字、戰績、設定和封鎖名單將永久消失，無法復原。停權和他人的封鎖仍然有效。
privacy-delete-yes = 是的，全部刪除
privacy-delete-no = 不，保留
privacy-deleted = 關於你的一切都已刪除。如果你再來，我會把你當作新朋友。停權和他人的封鎖仍然有效。

## refusal

refusal-export-running = 你的資料已經在收集中，稍後會以檔案形式傳給你。
