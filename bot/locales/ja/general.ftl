### What everything shares: the language itself, the bot, levels, sides, lists, results.

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

sides-first = 自分が先手
sides-second = 自分が後手
sides-drawn = ランダム

## How a command is named where the client cannot make it a link

command = /{ $local }（/{ $name }）

## list

list-comma = 、
list-and = { $items }、{ $last }

## result

result-resignation = { $loser }の投了で{ $winner }の勝ちです。
result-agreement = 合意により引き分けです。
result-timeout = { $loser }の時間切れで{ $winner }の勝ちです。
result-timeout-draw = 時間切れですが、相手も勝てない局面のため引き分けです。
result-moderation = モデレーターが対局を終了しました。結果はつきません。
result-dismissal = 対局は結果なしで終了しました。対局していたサーバーに私がもういないためです。

## reason

reason-resignation = 投了
reason-agreement = 合意
reason-timeout = 時間切れ
reason-timeout-draw = 時間切れ、勝ち筋なし
reason-moderation = モデレーターによる終了
reason-dismissal = ボットがサーバーを退出

## outcome

outcome-win = 勝ち
outcome-draw = 引き分け
outcome-loss = 負け
outcome-running = 対局中
outcome-none = 結果なし
