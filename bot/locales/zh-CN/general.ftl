### What all games and pages share.

## bot

bot-name = Qibot
bot-opponent = Qibot（{ $level }）

## levels

levels-beginner = 入门
levels-easy = 简单
levels-medium = 中等
levels-hard = 困难
levels-master = 大师

## notations

notations-cells = 格子（b2）
notations-columns = 列号（4）
notations-coordinates = 坐标（h2e2）
notations-wxf = WXF（C2.5）
notations-chinese = 中文（炮二平五）

## sides

sides-first = 我先手
sides-second = 我后手
sides-drawn = 随机

## How a command is named where the client cannot make it a link

command = /{ $local }（/{ $name }）

## list

list-comma = 、
list-and = { $items }和{ $last }

## result

result-three = 三子连线，{ $winner } 获胜。
result-four = 四子连线，{ $winner } 获胜。
result-full = 棋盘已满，和棋。
result-checkmate = 绝杀！{ $winner } 获胜。
result-stalemate = { $loser } 困毙，无子可动，{ $winner } 获胜。
result-perpetual-check = { $loser } 长将不变作负，{ $winner } 获胜。
result-perpetual-chase = { $loser } 长捉不变作负，{ $winner } 获胜。
result-repetition = 局面循环不变，和棋。
result-no-capture = 双方各走了 60 步没有吃子，和棋。
result-resignation = { $loser } 认输，{ $winner } 获胜。
result-agreement = 双方同意和棋。
result-timeout = { $loser } 超时，{ $winner } 获胜。

## reason

reason-three = 三子连线
reason-four = 四子连线
reason-full = 棋盘已满
reason-checkmate = 绝杀
reason-stalemate = 困毙
reason-perpetual-check = 长将
reason-perpetual-chase = 长捉
reason-repetition = 循环不变
reason-no-capture = 久未吃子
reason-resignation = 认输
reason-agreement = 协议和棋
reason-timeout = 超时

## outcome

outcome-win = 胜
outcome-draw = 和
outcome-loss = 负
outcome-running = 进行中
