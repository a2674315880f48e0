### The lessons of the game: a title and the rule of each.

lesson-step = Wie Steine ziehen
lesson-step-text = Ein Stein zieht ein Feld schräg vorwärts, nur auf den dunklen Feldern. Rückwärts zieht er nie. Zieh mit deinem ein Feld.
lesson-capture = Schlagen
lesson-capture-text = Ein Stein springt über einen gegnerischen neben ihm auf das leere Feld dahinter und schlägt ihn.
lesson-must = Du musst schlagen
lesson-must-text = Wer schlagen kann, muss es tun. Ein anderer Zug ist dann nicht möglich.
lesson-several = Mehrere Sprünge
lesson-several-text = Geschlagen wird, solange der Stein springen kann. Den Weg darfst du wählen, musst ihn aber bis zum Ende gehen.
lesson-crown = Zur Dame
lesson-crown-text = Ein Stein, der die letzte Reihe erreicht, wird zur Dame.
lesson-king = Die Dame
lesson-king-text = Eine Dame zieht und schlägt auch rückwärts, jeweils ein Feld.
lesson-stop = Zur Dame durch Sprung
lesson-stop-text = Ein Stein, der die letzte Reihe im Sprung erreicht, wird zur Dame und bleibt dort, auch wenn eine Dame weiterspringen könnte.
lesson-win = Wie man gewinnt
lesson-win-text = Wer nicht ziehen kann, verliert: weil er keine Steine mehr hat oder weil alle blockiert sind.
