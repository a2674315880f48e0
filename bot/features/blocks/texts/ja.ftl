### Blocking people.

## commands

commands-block-name = ブロック
commands-block-description = 特定の人からの挑戦を受けないようにします。名前なしならブロック中の人を表示します
commands-block-player-description = あなたに挑戦できないようにする人
commands-unblock-name = ブロック解除
commands-unblock-description = 特定の人からの挑戦を再び受けられるようにします
commands-unblock-player-description = 再び挑戦できるようにする人

## block

block-done = { $name }さんはあなたに挑戦できなくなりました。本人には通知されません。{ COMMAND("unblock") }で元に戻せます。
block-undone = { $name }さんは再びあなたに挑戦できます。
block-was-not = { $name }さんはブロックされていません。
block-list = ブロック中：{ $names }
block-none = ブロックしている人はいません。

## refusal

refusal-bot-block = ボットが対局を申し込むことはないので、ブロックは不要です。
