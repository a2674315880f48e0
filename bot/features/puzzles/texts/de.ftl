### Puzzles, and the puzzle of the day.

## commands

commands-puzzle-name = rätsel
commands-puzzle-description = Löse ein Rätsel: Genau ein Zug gewinnt; nur du siehst es
commands-puzzle-game-description = Welches Spiel; leer lassen für irgendeines

## buttons

buttons-daily_solve = Lösen

## puzzle

puzzle-title = Rätsel: { $game } · Wertung { $rating }
puzzle-goal = { $side } am Zug: Nur ein Zug gewinnt. Finde ihn.
puzzle-go-on = Richtig! Die Antwort ist { $move }. Weiter!
puzzle-wrong = { $move } gewinnt nicht. Versuch es noch einmal.
puzzle-solved = Gelöst!
puzzle-line = Die Lösung: { $line }
puzzle-then = So geht es weiter: { $line }
puzzle-idea = Die Idee: { $idea }.
puzzle-solution = Lösung
puzzle-another = Noch ein Rätsel
puzzle-rating = Deine Rätselwertung: **{ $rating }** ({ $change }).
puzzle-streak = In Folge gelöst: **{ $n }**.
puzzle-counts = Ein falscher Zug, ein Tipp oder die Lösung zählt als nicht gelöst.
puzzle-counted = Dieses Rätsel hat schon für deine Wertung gezählt.
puzzle-gone = Dieses Rätsel habe ich nicht mehr. { COMMAND("puzzle") } bringt ein anderes.

## theme

theme-sacrifice = etwas hergeben, um mehr zu gewinnen
theme-forcing = jeder Zug lässt nur eine Antwort zu
theme-double = zwei Drohungen auf einmal
theme-zugzwang = jede Antwort hilft dir, eine Drohung braucht es nicht
theme-quiet = ein stiller Zug, der den Gewinn vorbereitet
theme-capture = nehmen, was niemand decken kann
theme-threat = eine Drohung, die zu einer größeren führt

## daily

daily-title = Rätsel des Tages: { $game } · Wertung { $rating }
daily-nobody = Noch niemand hat es versucht.
daily-counts = Versucht: { $tried } · gelöst: { $solved }
daily-solvers = Gelöst von { $names }
daily-streak = Längste Serie: { $name }, { $n } Tage
daily-counted = Löse es für dich: Für den Tag zählt es nicht mehr.
daily-shared = { $name } hat das Rätsel des Tages gelöst. Tage in Folge: **{ $n }**.
daily-setup = Das Rätsel des Tages
daily-channel = Jeden Tag stelle ich in einem Kanal ein Rätsel. Alle antworten nur für sich; die Nachricht zeigt, wer es gelöst hat, und nichts von der Lösung.
daily-channel-none = Kein Rätsel des Tages
daily-hour = Um wie viel Uhr
daily-game = Welches Spiel
daily-any-game = Alle Spiele im Wechsel
daily-next = Das nächste Rätsel: { $when }
daily-refused = ⚠️ In { $channel } darf ich nichts posten. Solange das so ist, kommt kein Rätsel.
daily-trouble = Ich konnte das Rätsel des Tages in { $channel } nicht posten. Prüfe dort meine Rechte oder wähle mit { COMMAND("setup") } einen anderen Kanal. Ich versuche es jeden Tag wieder, melde mich deswegen aber nicht noch einmal.
