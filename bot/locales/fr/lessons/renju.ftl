### The lessons of the game: a title and the rule of each.

lesson-overline = Six, c’est trop
lesson-overline-text = Noir doit aligner exactement cinq pierres. Une pierre qui en aligne six ou plus lui est interdite : j8 relierait toutes tes pierres.
lesson-threes = Pas deux trois
lesson-threes-text = Noir ne peut pas former deux trois ouverts d’une seule pierre : i8 est interdit. Mais un seul trois ouvert peut devenir un quatre ouvert.
lesson-fours = Pas deux quatre
lesson-fours-text = Deux quatre d’une seule pierre sont aussi interdits à Noir : ici, f2. Un quatre et un trois ouvert à la fois sont permis, et gagnent.
lesson-white = Blanc peut tout faire
lesson-white-text = Rien n’est interdit à Blanc : six pierres ou plus gagnent aussi. Cette fois, tu joues Blanc.
