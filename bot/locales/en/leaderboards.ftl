### Leaderboards: who is best, and who beat whom.

## commands

commands-top-name = top
commands-top-description = The best players of a game
commands-top-game-name = game
commands-top-game-description = Which game
commands-top-where-name = where
commands-top-where-description = In this server (default) or everywhere
commands-top-when-name = when
commands-top-when-description = Players active in the last week, in the last month, or lately (default)
commands-stats-against-name = against
commands-stats-against-description = Only against this player; choose Qibot for matches against me

## settings

settings-listed-label = Leaderboards
settings-listed-on = Show me when I am among the best
settings-listed-off = Never show me

## top

top-title = The best in { $game }
top-server = In this server
top-everywhere = Everywhere
top-week = Active in the last 7 days
top-month = Active in the last 30 days
top-all = Active lately
top-none = Nobody yet: three rated matches are needed.
top-played = rated matches: { $n }
top-why = Ranked by rating, after at least three rated matches. { COMMAND("settings") } takes you off the list.
top-unsettled = Not settled yet (?): a rating settles in matches against me or against players whose rating is settled.
top-beaten = 🏅 Beat me at { $level } without hints: { $names }.

## against

against-title = { $first } against { $second }
against-none = No finished match between them yet.
against-score = { $first } { $won } : { $lost } { $second }

## refusal

refusal-no-leaderboard = This server has switched its leaderboard off. Choose “{ top-everywhere }” for the best of all servers.
