### The lessons of the game: a title and the rule of each.

lesson-five = Fünf in einer Reihe
lesson-five-text = Ihr setzt abwechselnd einen Stein auf einen leeren Punkt. Fünf in einer Reihe gewinnen: waagerecht, senkrecht oder diagonal.
lesson-four = Ein Vierer
lesson-four-text = Vier in einer Reihe drohen sofort fünf. Der weiße Vierer ist an einem Ende geschlossen; das andere musst du jetzt schließen.
lesson-open = Der offene Dreier
lesson-open-text = Drei in einer Reihe mit zwei freien Enden sind ein offener Dreier. Er wird zum offenen Vierer, den nichts mehr aufhält: Der hat zwei Gewinnpunkte.
lesson-three = Den offenen Dreier stoppen
lesson-three-text = Weiß hat einen offenen Dreier. Schließe jetzt ein Ende, bevor er zum offenen Vierer wird.
lesson-double = Zwei Dreier
lesson-double-text = Ein Zug, der zwei offene Dreier zugleich schafft, gewinnt fast immer: Nur einer lässt sich schließen.
lesson-swap2 = Ein fairer Anfang: Swap2
lesson-swap2-text = Wer anfängt, ist im Vorteil. Zu zweit beginnt man darum oft mit Swap2: Eine Person setzt drei Steine, schwarz, weiß und schwarz. Die andere wählt dann eine Farbe, oder sie setzt noch zwei, weiß und schwarz, und überlässt die Wahl. Setze den dritten Stein so, dass keine Farbe besser steht: Neben den beiden hilft er Schwarz zu sehr, am Rand zu wenig. Lass zwei Punkte dazwischen frei.
