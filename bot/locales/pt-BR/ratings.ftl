### Ratings: how good somebody is in a game.

## rating

rating-title = Pontuação:
rating-change = { $name } { $rating } { $change }
rating-row = Pontuação em { $game }: { $rating } (partidas pontuadas: { $n })
rating-provisional = Um ponto de interrogação: ainda há poucas partidas para ter certeza.
rating-history = Pontuação nas últimas partidas ({ $n }): de { $first } a { $last }.
