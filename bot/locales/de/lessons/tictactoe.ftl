### The lessons of the game: a title and the rule of each.

lesson-row = Drei in einer Reihe
lesson-row-text = Ihr setzt abwechselnd euer Zeichen auf ein leeres Feld. Drei in einer Reihe gewinnen: waagerecht, senkrecht oder diagonal.
lesson-block = Zwei des Gegners
lesson-block-text = Hat dein Gegner zwei in einer Reihe und ist das dritte Feld frei, musst du es besetzen.
lesson-fork = Die Gabel
lesson-fork-text = Ein Zug, der zwei Reihen mit je zwei Zeichen zugleich schafft, ist eine Gabel. Dein Gegner kann nur eine davon stoppen.
