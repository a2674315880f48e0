### Ratings: how good somebody is in a game.

## rating

rating-title = Wertung:
rating-change = { $name } { $rating } { $change }
rating-row = Wertung in { $game }: { $rating } (gewertete Partien: { $n })
rating-provisional = Ein Fragezeichen: noch zu wenige Partien, um sicher zu sein.
rating-history = Wertung über die letzten Partien ({ $n }): von { $first } bis { $last }.
