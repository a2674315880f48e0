### What is wrong with a game or a position that somebody brought along.

## refusal

refusal-bad-import = 無法讀取。{ $what }
refusal-bad-import-at = 無法讀取（第 { $line } 行第 { $column } 列）。{ $what }

## import

import-empty = 裡面沒有棋局。
import-not-one = 裡面必須恰好有一局棋。
import-too-long = 文字太長。
import-too-large = 檔案超過 1 MiB。
import-too-many-moves = 著法超過 { $value } 步。
import-tag = { $value } 不是標籤。
import-no-game-tag = 缺少註明遊戲的 Game 標籤。請用選項「{ commands-import-game-name }」選擇遊戲。
import-game = 這裡沒有叫 { $value } 的遊戲。
import-unclosed = 在 { $value } 處有括號未閉合，或閉合了兩次。
import-variation = 變著未閉合，或閉合了兩次。
import-move = 第 { $ply } 步：{ $why }
import-over = 第 { $ply } 步 { $value }：棋局在此之前已結束。
import-position = { $value } 不是這個遊戲的局面：{ $game }。
import-result = { $value } 不是結果。
import-results = 結果相互矛盾：{ $value }。
