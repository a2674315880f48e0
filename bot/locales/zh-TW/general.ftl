### What everything shares: the language itself, the bot, levels, sides, lists, results.

## What this language calls itself

language = 繁體中文

## bot

bot-name = Qibot
bot-opponent = Qibot（{ $level }）
bot-former-player = 前玩家

## levels

levels-beginner = 入門
levels-easy = 簡單
levels-medium = 中等
levels-hard = 困難
levels-master = 大師

## sides

sides-first = 我先手
sides-second = 我後手
sides-drawn = 隨機

## How a command is named where the client cannot make it a link

command = /{ $local }（/{ $name }）

## list

list-comma = 、
list-and = { $items }和{ $last }

## result

result-resignation = { $loser } 認輸，{ $winner } 獲勝。
result-agreement = 雙方同意和棋。
result-timeout = { $loser } 超時，{ $winner } 獲勝。
result-timeout-draw = 超時，但對方已無取勝可能：和棋。
result-moderation = 管理員結束了對局，不計結果。
result-dismissal = 對局已結束，不計結果：我已不在進行這局棋的伺服器裡。

## reason

reason-resignation = 認輸
reason-agreement = 協議和棋
reason-timeout = 超時
reason-timeout-draw = 超時，無法取勝
reason-moderation = 由管理員結束
reason-dismissal = 機器人離開了伺服器

## outcome

outcome-win = 勝
outcome-draw = 和
outcome-loss = 負
outcome-running = 進行中
outcome-none = 無結果
