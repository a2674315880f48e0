### Ratings: how good somebody is in a game.

## rating

rating-title = Classement :
rating-change = { $name } { $rating } { $change }
rating-row = Classement en { $game } : { $rating } (parties classées : { $n })
rating-provisional = Un point d’interrogation : encore trop peu de parties pour en être sûr.
rating-history = Classement au fil des dernières parties ({ $n }) : de { $first } à { $last }.
