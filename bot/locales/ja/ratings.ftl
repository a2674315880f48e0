### Ratings: how good somebody is in a game.

## rating

rating-title = レーティング:
rating-change = { $name } { $rating } { $change }
rating-row = { $game }のレーティング:{ $rating }(対象局数:{ $n })
rating-provisional = 「?」は、まだ対局が少なく確かでないことを示します。
rating-history = 最近の対局({ $n })でのレーティング:{ $first }から{ $last }まで。
