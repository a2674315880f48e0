### Meeting: challenges to anybody, following a match, series.

## commands

commands-anyone-name = 対戦募集
commands-anyone-description = このチャンネルで対戦相手を募る

## buttons

buttons-join = 対戦する
buttons-follow = フォロー

## invitation

invitation-asked = { $host }さんが{ $game }の相手を探しています。誰か対戦しませんか?
invitation-closed = { $host }さんの{ $game }の募集は終わりました。

## match

match-accepted = { $name }さん、挑戦が受けられました。あなたの番です。

## follow

follow-on = この対局が終わったらここでお知らせします。もう一度押すと解除します。
follow-off = この対局のフォローを解除しました。
follow-nowhere = このサーバーに参加していないので、対局の結果をここでお知らせできません。
follow-ended = { $people } 終局しました:{ $match }。{ $end }

## series

series-score = 連戦:{ $first } { $points } : { $other } { $second }

## refusal

refusal-invitation-open = このゲームの相手はもう募集中です。
refusal-own-invitation = これは自分の募集です。ほかの人の応募を待ってください。
