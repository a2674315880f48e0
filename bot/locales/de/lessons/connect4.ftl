### The lessons of the game: a title and the rule of each.

lesson-falling = Scheiben fallen
lesson-falling-text = Eine Scheibe fällt auf den untersten freien Platz ihrer Spalte. Eine volle Spalte, wie hier Spalte 3, nimmt keine mehr auf. Wirf deine Scheibe auf die rote in Spalte 5.
lesson-row = Vier in einer Reihe
lesson-row-text = Vier deiner Scheiben in einer Reihe gewinnen: waagerecht, senkrecht oder diagonal. Drei von dir liegen schon nebeneinander.
lesson-diagonal = Auf der Diagonale
lesson-diagonal-text = Diagonalen übersieht man leicht. Drei von dir liegen auf einer, und der fehlende Platz ist erreichbar.
lesson-block = Drei des Gegners
lesson-block-text = Dein Gegner hat drei in einer Reihe, und der vierte Platz ist erreichbar. Besetze ihn zuerst.
lesson-double = Beide Enden offen
lesson-double-text = Drei in einer Reihe mit zwei freien Enden drohen doppelt: Dein Gegner kann nur ein Ende schließen.
