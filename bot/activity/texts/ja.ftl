### The board that one can touch: what its page says by itself.

## activity

activity-connecting = 接続しています…
activity-lost = 接続が切れました。もう一度接続しています…
activity-outside = このページは Discord の一部です。Discord の対局から開いてください。
activity-failed = Discord から応答がありません。このページを閉じて、もう一度開いてください。
activity-newer = このページの新しいバージョンがあります。閉じて、もう一度開いてください。
activity-board = 盤
activity-keys = 矢印キーで盤上を移動し、Enter で選び、Escape で取り消します。
activity-moves = 指し手
activity-turn = 盤を回す
activity-sound = 音
activity-target = { $cell }：選べます
activity-prepared = 予約：{ $move }
activity-unknown = Discord で本人を確認できませんでした。このページを閉じて、もう一度開いてください。
activity-nothing = ここにはあなたの対局がありません。チャットで始めてから、このページを開き直してください。
activity-hidden = この対局はここでは見られなくなりました。
