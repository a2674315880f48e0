### Leaderboards: who is best, and who beat whom.

## commands

commands-top-name = bestenliste
commands-top-description = Die Besten in einem Spiel
commands-top-game-name = spiel
commands-top-game-description = Welches Spiel
commands-top-where-name = wo
commands-top-where-description = Auf diesem Server (sonst so) oder überall
commands-top-when-name = wann
commands-top-when-description = Wer in der letzten Woche, im letzten Monat oder überhaupt in letzter Zeit gespielt hat
commands-stats-against-name = gegen
commands-stats-against-description = Nur gegen diese Person; Qibot heißt: gegen mich

## settings

settings-listed-label = Bestenlisten
settings-listed-on = Mich nennen, wenn ich zu den Besten gehöre
settings-listed-off = Mich nie nennen

## top

top-title = Die Besten in { $game }
top-server = Auf diesem Server
top-everywhere = Überall
top-week = Aktiv in den letzten 7 Tagen
top-month = Aktiv in den letzten 30 Tagen
top-all = In letzter Zeit aktiv
top-none = Noch niemand: Drei gewertete Partien sind nötig.
top-played = gewertete Partien: { $n }
top-why = Nach Wertung, ab drei gewerteten Partien. { COMMAND("settings") } nimmt dich von der Liste.
top-unsettled = Noch unsicher (?): Eine Wertung festigt sich in Partien gegen mich oder gegen Spieler mit gefestigter Wertung.
top-beaten = 🏅 Hat mich auf { $level } ohne Hilfe geschlagen: { $names }.

## against

against-title = { $first } gegen { $second }
against-none = Noch keine beendete Partie zwischen den beiden.
against-score = { $first } { $won } : { $lost } { $second }

## refusal

refusal-no-leaderboard = Dieser Server hat seine Rangliste ausgeschaltet. Wähle „{ top-everywhere }“ für die Besten aller Server.
