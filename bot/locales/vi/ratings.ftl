### Ratings: how good somebody is in a game.

## rating

rating-title = Hạng điểm:
rating-change = { $name } { $rating } { $change }
rating-row = Hạng điểm { $game }: { $rating } (số ván tính điểm: { $n })
rating-provisional = Dấu hỏi: còn quá ít ván để chắc chắn.
rating-history = Hạng điểm qua các ván gần đây ({ $n }): từ { $first } đến { $last }.
