### Puzzles.


## commands

commands-puzzle-name = rätsel
commands-puzzle-description = Löse eine Aufgabe: Genau ein Zug gewinnt; nur du siehst sie
commands-puzzle-game-name = spiel
commands-puzzle-game-description = Welches Spiel; leer lassen für irgendeines

## puzzle

puzzle-title = Aufgabe: { $game } · Wertung { $rating }
puzzle-goal = { $side } am Zug: Nur ein Zug gewinnt. Finde ihn.
puzzle-go-on = Richtig! Die Antwort ist { $move }. Weiter!
puzzle-wrong = { $move } gewinnt nicht. Versuch es noch einmal.
puzzle-solved = Gelöst!
puzzle-line = Die Lösung: { $line }
puzzle-hint = Sieh dir { $places } an.
puzzle-solution = Lösung
puzzle-another = Noch eine Aufgabe
puzzle-rating = Deine Aufgabenwertung: **{ $rating }** ({ $change }).
puzzle-streak = In Folge gelöst: **{ $n }**.
puzzle-counted = Diese Aufgabe wurde bei dir schon gezählt.
