### Meeting: challenges to anybody, following a match, series.

## commands

commands-anyone-name = werspielt
commands-anyone-description = Frage in diesem Kanal, wer mit dir spielen will

## buttons

buttons-join = Mitspielen
buttons-follow = Folgen

## invitation

invitation-asked = { $host } möchte { $game } spielen. Wer spielt mit?
invitation-closed = { $host } sucht niemanden mehr für { $game }.

## match

match-accepted = { $name }, deine Herausforderung wurde angenommen. Du bist am Zug.

## follow

follow-on = Du erfährst hier, wie diese Partie endet. Noch einmal drücken beendet das.
follow-off = Du folgst dieser Partie nicht mehr.
follow-nowhere = Ich bin nicht auf diesem Server und könnte dir hier nicht sagen, wie die Partie endet.
follow-ended = { $people } Es ist vorbei: { $match }. { $end }

## series

series-score = Serie: { $first } { $points } : { $other } { $second }

## refusal

refusal-invitation-open = Du suchst für dieses Spiel schon jemanden.
refusal-own-invitation = Das ist deine eigene Einladung: Jemand anders muss sie annehmen.
