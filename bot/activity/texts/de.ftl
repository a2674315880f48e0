### The board that one can touch: what its page says by itself.

## activity

activity-connecting = Verbindung wird aufgebaut …
activity-lost = Die Verbindung ist abgerissen. Neuer Versuch …
activity-outside = Diese Seite gehört zu Discord: Öffne sie dort, von einer Partie aus.
activity-failed = Discord hat nicht geantwortet. Schließe diese Seite und öffne sie noch einmal.
activity-newer = Es gibt eine neuere Version dieser Seite: Schließe sie und öffne sie noch einmal.
activity-board = Brett
activity-keys = Mit den Pfeiltasten bewegst du dich über das Brett, Enter wählt, Escape hebt die Auswahl auf.
activity-moves = Züge
activity-turn = Brett drehen
activity-sound = Ton
activity-target = { $cell }: wählbar
activity-prepared = Vorbereitet: { $move }
activity-confirm = Vor jedem Zug fragen
activity-meant = Diesen Zug machen?
activity-make = Zug machen
activity-unknown = Discord konnte nicht bestätigen, wer du bist. Schließe diese Seite und öffne sie neu.
activity-hidden = Diese Partie ist hier nicht mehr zu sehen.
activity-lobby = Übersicht
activity-back = Zurück zum Brett
activity-challenges = Offene Herausforderungen in diesem Kanal
activity-begin = Eine Partie beginnen
activity-watch = Partien zum Zuschauen
activity-puzzles = Rätsel
activity-record = Deine Statistik
activity-show = Zeigen
activity-choose_game = Spiel auswählen
activity-pause = Uhren anhalten

## refusal

refusal-not-here = Diese Person hat die Seite nicht mehr geöffnet.
refusal-only-answers = Hier kann ich von mir aus nichts schreiben. Beginne die Partie im Chat: mit einem Knopf dort oder mit { COMMAND("play") }.
refusal-timed-out = Du darfst mich auf diesem Server { $until } nicht benutzen: Du hast hier einen Timeout.
