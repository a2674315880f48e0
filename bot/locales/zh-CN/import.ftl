### What is wrong with a game or a position that somebody brought along.

## refusal

refusal-bad-import = 无法读取。{ $what }
refusal-bad-import-at = 无法读取（第 { $line } 行第 { $column } 列）。{ $what }

## import

import-empty = 里面没有棋局。
import-not-one = 里面必须恰好有一局棋。
import-too-long = 文本太长。
import-too-large = 文件超过 1 MiB。
import-too-many-moves = 着法超过 { $value } 步。
import-tag = { $value } 不是标签。
import-no-game-tag = 缺少注明游戏的 Game 标签。请用选项“{ commands-import-game-name }”选择游戏。
import-game = 这里没有叫 { $value } 的游戏。
import-unclosed = 在 { $value } 处有括号未闭合，或闭合了两次。
import-variation = 变着未闭合，或闭合了两次。
import-move = 第 { $ply } 步：{ $why }
import-over = 第 { $ply } 步 { $value }：棋局在此之前已结束。
import-position = { $value } 不是这个游戏的局面：{ $game }。
import-result = { $value } 不是结果。
import-results = 结果相互矛盾：{ $value }。
