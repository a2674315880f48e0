### Studies: imported games and positions, and playing on from them.

## commands

commands-import-name = 匯入
commands-import-description = 研究自己的棋譜或局面：PGN、PDN、FEN 或 UCCI
commands-import-file-name = 檔案
commands-import-file-description = 含有一局棋的檔案
commands-import-text-name = 文字
commands-import-text-description = 以文字給出的棋譜或局面
commands-import-game-description = 只給出局面時，是哪種棋

## position

position-play = 從這裡開始下
position-ask = 輪到{ $side }走。你執哪一方？這局不計等級分，也不計入戰績。
position-level = 與我對弈，你執{ $side }：選擇難度
position-anyone = 在本頻道求戰（我執{ $side }）

## study

study-title = 研究棋盤：{ $game } · { $first } – { $second }
study-saved = 研究內容的 PGN。
study-first = 裡面有多局棋，這是第一局。
study-over = 按這裡的規則，棋局到此結束；你給的棋譜與此不同。

## import

import-empty = 裡面沒有棋局。
import-both = 檔案和文字請只給一個。
import-too-long = 文字太長。
import-too-large = 檔案超過 1 MiB。
import-not-fetched = 沒能從 Discord 取得這個檔案。請重試，或直接貼上其中的文字。
import-too-many-moves = 著法超過 { $value } 步。
import-tag = { $value } 不是標籤。
import-no-game-tag = 缺少註明棋種的 Game 標籤。請用選項「{ commands-game-name }」指明。
import-game = 這裡沒有叫 { $value } 的棋。
import-unclosed = 在 { $value } 處有括號未閉合，或閉合了兩次。
import-variation = 變著未閉合，或閉合了兩次。
import-move = { $game }第 { $ply } 步：{ $why }
import-over = { $game }第 { $ply } 步 { $value }：棋局在此之前已結束。
import-position = { $value } 不是{ $game }的局面。{ $why }
import-position-form = 寫法範例：{ $value }
import-position-rows = 行數不對。
import-position-row = { $value } 這一行太長或太短。
import-position-sign = 符號 { $value } 在這裡沒有意義。
import-position-cell = 對局中不可能出現這樣的局面，請看 { $value }。
import-position-too-many = { $value } 太多了。
import-position-missing = 缺少 { $value }。
import-position-turn = x 和 o 的數目與輪到的一方不符。
import-position-stones = x 和 o 的數目不對。
import-position-won = 輪到走的一方已經贏了。
import-results = 結果相互矛盾：{ $value }。

## refusal

refusal-which-import = 看不出這是哪種棋。請選擇。
refusal-no-import = 沒有找到棋譜或局面。請傳送 PGN、PDN 格式的棋譜或只傳著法，也可傳送 FEN 格式的局面。
refusal-bad-import = 無法讀取。{ $what }
refusal-bad-import-at = 無法讀取（第 { $line } 行第 { $column } 欄）。{ $what }
