### Following a match: the message on how it ended.

## follow

follow-ended = { $people } 終局しました：{ $match }。{ $end }
follow-on = この対局が終わったらここでお知らせします。
follow-stop = フォロー解除
follow-off = この対局のフォローを解除しました。
follow-nowhere = ここには自分から投稿できないので、対局の結果をここでお知らせできません。
