### Reviews of finished matches.

## review

review-title = Analyse von Partie { $id }
review-working = Ich sehe mir die Partie an: { $done } von { $total } Stellungen …
review-accuracy = { $name }: Genauigkeit **{ $value } %**
review-formula = Genauigkeit: umso niedriger, je mehr die Züge von der Gewinnchance vergeben. Wenige Züge beweisen wenig: Drei beste ergeben 92, dreißig 97. Ein grober Fehler wiegt schwer. Stellungen, die schon entschieden waren, und Züge ohne Wahl zählen nicht.
review-none = Keine Fehler gefunden.
review-none-own = Ich habe bei dir keine Fehler gefunden.
review-moments = Stellen zum Lernen
review-lost = { $side } **{ $move }**: Gewinnchance { $before } % → { $after } %.
review-best = Am besten ist **{ $best }**.
review-perfect = Aber nur bei perfektem Spiel.
review-better = Das hält den Vorteil fest.
review-defence = Das ist die beste Verteidigung.
review-worse = Das hält am längsten stand.
review-no-moves = In dieser Partie wurde kein Zug gemacht, also gibt es nichts zu analysieren.
review-steps = Zug für Zug
review-try = Selbst versuchen
review-overview = Übersicht
review-find = { $side } am Zug: Was würdest du spielen? In der Partie war es { $move }.
review-told = Das war es auch nicht.
review-graph = Verlauf der Gewinnchance von { $side }: zwischen { $least } % und { $most } %, am Ende { $last } %. Markiert: { $marked }.

## verdict

verdict-best = Bester Zug
verdict-good = Gut
verdict-inaccuracy = Ungenauigkeit
verdict-mistake = Fehler
verdict-blunder = Grober Fehler
