### Tournaments.

## commands

commands-tournament-name = tournament
commands-tournament-description = A tournament in this channel; without a game, the list of tournaments
commands-tournament-game-description = Which game; leave it empty for the list
commands-tournament-kind-name = kind
commands-tournament-kind-description = Everybody against everybody, or some rounds between players of equal points (Swiss)
commands-tournament-rounds-name = rounds
commands-tournament-rounds-description = How many rounds a Swiss tournament has (5 by default)
commands-tournament-players-name = players
commands-tournament-players-description = How many players may join at most
commands-tournament-clock-description = How much time there is in every match (one day a move by default)

## buttons

buttons-tournament_join = Join
buttons-tournament_leave = Leave
buttons-tournament_start = Start
buttons-tournament_cancel = Cancel
buttons-tournament_leave_yes = Leave the tournament
buttons-tournament_cancel_yes = Cancel the tournament

## tournament

tournament-kind-robin = Round robin
tournament-kind-swiss = Swiss
tournament-robin = Round robin: everybody meets everybody
tournament-swiss =
    { $n ->
        [one] Swiss: { $n } round
       *[other] Swiss: { $n } rounds
    }
tournament-title = Tournament { $id }: { $game }
tournament-by = made by { $host }
tournament-players = Players: { $count } (at most { $most })
tournament-needs = At least { $least } players are needed. The person who made the tournament, or a moderator, starts it.
tournament-round = Round { $round } of { $rounds }
tournament-bye = { $name } has no opponent in this round
tournament-played = being played
tournament-no-result = no result
tournament-winner = Winner: { $names }
tournament-shared = First place is shared: { $names }
tournament-first = The player named first moves first.
tournament-standings = Standings
tournament-points = Points
tournament-place = Place
tournament-rating = Rating
tournament-tie-robin = SB
tournament-tie-swiss = Bh
tournament-cancelled = This tournament is cancelled.
tournament-ties-robin = A win is 1 point, a draw ½. In brackets Sonneborn-Berger: the points of all opponents that a player has beaten, and half the points of those with whom the player has drawn. It decides where points are equal, then the matches of these players against each other; players who are still level share the place.
tournament-ties-swiss = A win is 1 point, a draw ½, a round without an opponent 1. In brackets Buchholz: the points of a player’s opponents added up. It decides where points are equal, then the matches of these players against each other, if all of them have met; players who are still level share the place.
tournament-made = The tournament is announced in this channel. People join with the button there.
tournament-joined = You take part in this tournament.
tournament-left = You no longer take part in this tournament.
tournament-leave-ask = Leave the tournament? You lose the match that you are playing in it, and meet nobody in later rounds.
tournament-cancel-ask = Cancel the tournament? It ends without a winner. Matches that are being played go on.
tournament-list = Tournaments
tournament-none = There is no tournament here. In a channel of a server { COMMAND("tournament") } with a game makes one.
tournament-is-open = open to join
tournament-is-playing = round { $round } of { $rounds }
tournament-is-finished = over
tournament-is-cancelled = cancelled

## refusal

refusal-not-in-tournament = You do not take part in this tournament.
refusal-server-tournament = A tournament needs a channel of a server. Here you can list those you take part in: leave out the game.
refusal-not-your-tournament = Only the person who made the tournament, or a moderator, can do that.
refusal-too-few-players = At least { $least } players must join first.
refusal-too-many-tournaments = You have { $limit } tournaments in this server that are not over. Finish or cancel one first.
refusal-bad-players = A tournament of this kind cannot have a limit of { $value } players, only of { $least } to { $limit }.
