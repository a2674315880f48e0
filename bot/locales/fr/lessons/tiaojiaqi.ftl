### The lessons of the game: a title and the rule of each.

lesson-step = Un pas
lesson-step-text = Une pierre va sur une case voisine vide, aussi en diagonale. Mène la pierre de d7 en e8.
lesson-clamp = Pincer
lesson-clamp-text = Enferme une pierre adverse entre deux des tiennes, tout droit ou en diagonale : elle prend ta couleur.
lesson-lift = Soulever
lesson-lift-text = Place-toi entre deux pierres adverses alignées avec toi : toutes deux prennent ta couleur.
lesson-most = Les deux à la fois
lesson-most-text = Un pas peut soulever et pincer dans toutes les directions. Les pierres retournées n’en retournent pas d’autres.
lesson-last = La fin
lesson-last-text = Après 60 coups chacun, qui a le plus de pierres gagne. Qui retourne la dernière pierre adverse gagne aussitôt.
learn-goal-capture = Retourne une pierre.
learn-goal-most = Retourne autant de pierres que possible en un coup.
