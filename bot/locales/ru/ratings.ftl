### Ratings: how good somebody is in a game.

## rating

rating-title = Рейтинг:
rating-change = { $name } { $rating } { $change }
rating-row = Рейтинг, { $game }: { $rating } (рейтинговых партий: { $n })
rating-provisional = Знак вопроса: пока слишком мало партий для уверенности.
rating-history = Рейтинг за последние партии ({ $n }): от { $first } до { $last }.
