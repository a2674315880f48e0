### Study boards.

commands-import-name = 导入
commands-import-description = 研究自己的棋谱或局面：PGN、PDN、FEN 或 UCCI
commands-import-file-name = 文件
commands-import-file-description = 含有一局棋的文件
commands-import-text-name = 文本
commands-import-text-description = 以文本给出的棋谱或局面
commands-import-game-name = 棋种
commands-import-game-description = 只给出局面时，是哪种棋

## study

study-title = 研究棋盘：{ $game } · { $first } – { $second }
study-saved = 研究内容的 PGN。
refusal-which-import = 看不出这是哪种棋。请用选项“{ commands-import-game-name }”选择。
refusal-no-import = 里面没有棋谱，也没有局面。请发送 PGN 或 PDN 格式的棋谱，或 FEN 格式的局面。
