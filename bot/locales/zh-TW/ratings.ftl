### Ratings: how good somebody is in a game.

## rating

rating-title = 等級分：
rating-change = { $name } { $rating } { $change }
rating-row = { $game }等級分：{ $rating }（計分對局：{ $n }）
rating-provisional = 問號：對局太少，尚不準確。
rating-history = 最近對局（{ $n }）的等級分：從 { $first } 到 { $last }。
