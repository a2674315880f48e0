### Study boards.

commands-import-name = 匯入
commands-import-description = 研究自己的棋譜或局面：PGN、PDN、FEN 或 UCCI
commands-import-file-name = 檔案
commands-import-file-description = 含有一局棋的檔案
commands-import-text-name = 文字
commands-import-text-description = 以文字給出的棋譜或局面
commands-import-game-name = 遊戲
commands-import-game-description = 給出局面時，是哪種遊戲

## study

study-title = 研究棋盤：{ $game } · { $first } – { $second }
study-saved = 研究內容的 PGN。
refusal-which-import = 看不出這是哪種棋。請用選項「{ commands-import-game-name }」選擇。
refusal-no-import = 裡面沒有棋譜，也沒有局面。請傳送 PGN 或 PDN 格式的棋譜，或 FEN 格式的局面。
