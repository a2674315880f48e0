### Ratings: how good somebody is in a game.

## rating

rating-title = Rating:
rating-change = { $name } { $rating } { $change }
rating-row = Rating in { $game }: { $rating } (rated matches: { $n })
rating-provisional = The question mark means: too few matches so far to be sure.
rating-history = Rating over the last matches ({ $n }): from { $first } to { $last }.
