### Studies: imported games and positions, and playing on from them.

## commands

commands-import-name = 导入
commands-import-description = 研究自己的棋谱或局面：PGN、PDN、FEN 或 UCCI
commands-import-file-name = 文件
commands-import-file-description = 含有一局棋的文件
commands-import-text-name = 文本
commands-import-text-description = 以文本给出的棋谱或局面
commands-import-game-description = 只给出局面时，是哪种棋

## position

position-play = 从这里开始下
position-ask = 轮到{ $side }走。你执哪一方？这局不计等级分，也不计入战绩。
position-level = 与我对弈，你执{ $side }：选择难度
position-anyone = 在本频道求战（我执{ $side }）

## study

study-title = 研究棋盘：{ $game } · { $first } – { $second }
study-saved = 研究内容的 PGN。
study-first = 里面有多局棋，这是第一局。
study-over = 按这里的规则，棋局到此结束；你给的棋谱与此不同。

## import

import-empty = 里面没有棋局。
import-both = 文件和文本请只给一个。
import-too-long = 文本太长。
import-too-large = 文件超过 1 MiB。
import-not-fetched = 没能从 Discord 取得这个文件。请重试，或直接粘贴其中的文字。
import-too-many-moves = 着法超过 { $value } 步。
import-tag = { $value } 不是标签。
import-no-game-tag = 缺少注明棋种的 Game 标签。请用选项“{ commands-game-name }”指明。
import-game = 这里没有叫 { $value } 的棋。
import-unclosed = 在 { $value } 处有括号未闭合，或闭合了两次。
import-variation = 变着未闭合，或闭合了两次。
import-move = { $game }第 { $ply } 步：{ $why }
import-over = { $game }第 { $ply } 步 { $value }：棋局在此之前已结束。
import-position = { $value } 不是{ $game }的局面。{ $why }
import-position-form = 写法示例：{ $value }
import-position-rows = 行数不对。
import-position-row = { $value } 这一行太长或太短。
import-position-sign = 符号 { $value } 在这里没有意义。
import-position-cell = 对局中不可能出现这样的局面，请看 { $value }。
import-position-too-many = { $value } 太多了。
import-position-missing = 缺少 { $value }。
import-position-turn = x 和 o 的数目与轮到的一方不符。
import-position-stones = x 和 o 的数目不对。
import-position-won = 轮到走的一方已经赢了。
import-results = 结果相互矛盾：{ $value }。

## refusal

refusal-which-import = 看不出这是哪种棋。请选择。
refusal-no-import = 没有找到棋谱或局面。请发送 PGN、PDN 格式的棋谱或只发着法，也可发送 FEN 格式的局面。
refusal-bad-import = 无法读取。{ $what }
refusal-bad-import-at = 无法读取（第 { $line } 行第 { $column } 列）。{ $what }
