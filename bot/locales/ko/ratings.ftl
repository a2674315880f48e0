### Ratings: how good somebody is in a game.

## rating

rating-title = 레이팅:
rating-change = { $name } { $rating } { $change }
rating-row = { $game } 레이팅: { $rating } (반영된 대국: { $n })
rating-provisional = 물음표: 아직 대국이 적어 확실하지 않습니다.
rating-history = 최근 대국({ $n })의 레이팅: { $first }에서 { $last }까지.
