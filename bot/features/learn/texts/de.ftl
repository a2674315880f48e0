### Lessons: what all games share.

## commands

commands-learn-name = lernen
commands-learn-description = Lerne ein Spiel Schritt für Schritt, mit Stellungen zum Ausprobieren; nur du siehst es
commands-learn-game-description = Welches Spiel; lass es leer, um zu sehen, was du gelernt hast

## learn

learn-title = Spielen lernen
learn-intro = Kurze Lektionen, jede mit einer Stellung zum Ausprobieren. Dein Fortschritt wird gespeichert.
learn-which = Welches Spiel möchtest du lernen?
learn-lesson = { $game } { $number }/{ $total }: { $title }
learn-turn = Du bist dran.
learn-shown = { $move } ist richtig. Mach jetzt den Zug.
learn-begin = Anfangen
learn-skip = Überspringen
learn-next = Nächste Lektion
learn-all = Alle Spiele
learn-finished = Du hast die Lektionen geschafft: { $game }. Spiel jetzt deine erste Partie gegen mich: Ich spiele so schwach wie möglich, und Tipps zählen nicht.
learn-play = Meine erste Partie

## What to look for

learn-goal-step = Mach den Zug, der im Text steht.
learn-goal-win = Gewinne mit einem Zug.
learn-goal-block = Dein Gegner droht zu gewinnen. Verhindere es.
learn-goal-stop = Halte die Drohung jetzt auf: Nach dem nächsten Zug ginge es nicht mehr.
learn-goal-fork = Schaffe zwei Drohungen zugleich, von denen nur eine abgewehrt werden kann.
learn-goal-double = Schaffe mit einem Zug zwei Drohungen.
learn-goal-capture = Schlage mit deinem Zug.
learn-goal-most = Schlage mit einem Zug so viele Steine wie möglich.
learn-goal-check = Gib Schach.
learn-goal-crown = Mach einen Stein zur Dame.
