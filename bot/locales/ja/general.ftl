### What all games and pages share.

## What this language calls itself

language = 日本語

## bot

bot-name = Qibot
bot-opponent = Qibot（{ $level }）
bot-former-player = 元プレイヤー

## levels

levels-beginner = 入門
levels-easy = 初級
levels-medium = 中級
levels-hard = 上級
levels-master = 名人

## sides

sides-first = 私が先手
sides-second = 私が後手
sides-drawn = ランダム

## How a command is named where the client cannot make it a link

command = /{ $local }（/{ $name }）

## list

list-comma = 、
list-and = { $items }、{ $last }

## result

result-resignation = { $loser } の投了で { $winner } の勝ちです。
result-agreement = 合意により引き分けです。
result-timeout = { $loser } の時間切れで { $winner } の勝ちです。

## reason

reason-resignation = 投了
reason-agreement = 合意
reason-timeout = 時間切れ

## outcome

outcome-win = 勝ち
outcome-draw = 引き分け
outcome-loss = 負け
outcome-running = 対局中
