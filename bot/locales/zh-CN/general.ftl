### What everything shares: the language itself, the bot, levels, sides, lists, results.

## What this language calls itself

language = 简体中文

## bot

bot-name = Qibot
bot-opponent = Qibot（{ $level }）
bot-former-player = 前玩家

## levels

levels-beginner = 入门
levels-easy = 简单
levels-medium = 中等
levels-hard = 困难
levels-master = 大师

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

result-resignation = { $loser } 认输，{ $winner } 获胜。
result-agreement = 双方同意和棋。
result-timeout = { $loser } 超时，{ $winner } 获胜。
result-timeout-draw = 超时，但对方已不可能取胜，和棋。
result-moderation = 管理员结束了对局，不计结果。
result-dismissal = 对局已结束，不计结果：我已不在进行这局棋的服务器里。

## reason

reason-resignation = 认输
reason-agreement = 协议和棋
reason-timeout = 超时
reason-timeout-draw = 超时，无法取胜
reason-moderation = 由管理员结束
reason-dismissal = 机器人离开了服务器

## outcome

outcome-win = 胜
outcome-draw = 和
outcome-loss = 负
outcome-running = 进行中
outcome-none = 无结果
