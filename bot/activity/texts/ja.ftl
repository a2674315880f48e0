### The board that one can touch: what its page says by itself.

## activity

activity-connecting = 接続しています…
activity-lost = 接続が切れました。もう一度接続しています…
activity-outside = このページはDiscordの一部です。Discordの対局から開いてください。
activity-failed = Discordから応答がありません。このページを閉じて、もう一度開いてください。
activity-newer = このページの新しいバージョンがあります。閉じて、もう一度開いてください。
activity-board = 盤
activity-keys = 矢印キーで盤上を移動し、Enterで選び、Escapeで取り消します。
activity-moves = 指し手
activity-turn = 盤を回す
activity-sound = 音
activity-target = { $cell }：選べます
activity-prepared = 予約：{ $move }
activity-confirm = 着手の前に確認
activity-meant = この手を指しますか？
activity-make = 指す
activity-unknown = Discordで本人を確認できませんでした。このページを閉じて、もう一度開いてください。
activity-hidden = この対局はここでは見られなくなりました。
activity-lobby = 一覧
activity-back = 盤に戻る
activity-challenges = このチャンネルで募集中の対局
activity-begin = 対局を始める
activity-watch = 観戦できる対局
activity-puzzles = 問題
activity-record = あなたの成績
activity-show = 表示
activity-choose_game = ゲームを選ぶ
activity-pause = 時計を止める

## refusal

refusal-not-here = この人はもうページを開いていません。
refusal-only-answers = ここでは自分から書き込めません。チャットのボタンか { COMMAND("play") } で対局を始めてください。
refusal-timed-out = あなたは{ $until }、このサーバーで私を使えません。ここではタイムアウト中です。
