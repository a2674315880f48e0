### Ratings: how good somebody is in a game.

## rating

rating-title = Puntuación:
rating-change = { $name } { $rating } { $change }
rating-row = Puntuación en { $game }: { $rating } (partidas puntuadas: { $n })
rating-provisional = Un signo de interrogación: aún hay muy pocas partidas para estar seguro.
rating-history = Puntuación en las últimas partidas ({ $n }): de { $first } a { $last }.
