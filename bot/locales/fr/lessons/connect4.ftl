### The lessons of the game: a title and the rule of each.

lesson-falling = Les jetons tombent
lesson-falling-text = Un jeton tombe à la place libre la plus basse de sa colonne. Une colonne pleine, comme la 3 ici, n’en prend plus. Laisse tomber ton jeton sur le rouge de la colonne 5.
lesson-row = Quatre alignés
lesson-row-text = Quatre de tes jetons alignés gagnent : en ligne, en colonne ou en diagonale. Tu en as déjà trois côte à côte.
lesson-diagonal = En diagonale
lesson-diagonal-text = Une diagonale passe facilement inaperçue. Tu as trois jetons sur l’une d’elles, et la place qui manque est accessible.
lesson-block = Trois jetons adverses
lesson-block-text = Ton adversaire en a trois alignés, et la quatrième place est accessible. Prends-la avant lui.
lesson-double = Deux bouts libres
lesson-double-text = Trois jetons alignés aux deux bouts libres menacent deux fois : ton adversaire ne peut fermer qu’un bout.
