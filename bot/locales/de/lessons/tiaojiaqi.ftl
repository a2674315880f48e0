### The lessons of the game: a title and the rule of each.

lesson-step = Ein Schritt
lesson-step-text = Ein Stein zieht auf ein leeres Nachbarfeld, auch schräg. Zieh den Stein von d7 nach e8.
lesson-clamp = Das Klemmen
lesson-clamp-text = Schließen zwei deiner Steine einen gegnerischen ein, gerade oder schräg, nimmt er deine Farbe an.
lesson-lift = Das Heben
lesson-lift-text = Tritt zwischen zwei gegnerische Steine, die mit dir auf einer Linie liegen: Beide nehmen deine Farbe an.
lesson-most = Beides zugleich
lesson-most-text = Ein Zug kann in alle Richtungen zugleich heben und klemmen. Umgedrehte Steine drehen keine weiteren um.
lesson-last = Wie es endet
lesson-last-text = Nach je 60 Zügen gewinnt, wer mehr Steine hat. Wer den letzten gegnerischen Stein umdreht, gewinnt sofort.
learn-goal-capture = Dreh einen Stein um.
learn-goal-most = Dreh mit einem Zug so viele Steine um wie möglich.
