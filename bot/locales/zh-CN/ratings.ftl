### Ratings: how good somebody is in a game.

## rating

rating-title = 等级分：
rating-change = { $name } { $rating } { $change }
rating-row = { $game }等级分：{ $rating }（计分对局：{ $n }）
rating-provisional = 问号：对局太少，尚不准确。
rating-history = 最近对局（{ $n }）的等级分：从 { $first } 到 { $last }。
