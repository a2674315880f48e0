### The lessons of the game: a title and the rule of each.

lesson-step = Comment avancent les pions
lesson-step-text = Un pion avance d’une case en diagonale, sur les cases foncées seulement. Il ne recule jamais. Avance le tien d’une case.
lesson-capture = Prendre
lesson-capture-text = Un pion saute par-dessus une pièce adverse voisine sur la case vide derrière elle, et la prend.
lesson-must = Prendre est obligatoire
lesson-must-text = Qui peut prendre doit prendre. Un coup sans prise est alors impossible.
lesson-several = Plusieurs sauts
lesson-several-text = La prise continue tant que la pièce peut sauter. Tu choisis le chemin, mais tu dois le suivre jusqu’au bout.
lesson-crown = Aller à dame
lesson-crown-text = Un pion qui atteint la dernière rangée devient dame.
lesson-king = La dame
lesson-king-text = Une dame se déplace et prend aussi en arrière, d’une case à la fois.
lesson-stop = Dame par un saut
lesson-stop-text = Un pion qui atteint la dernière rangée en sautant devient dame et s’y arrête, même si une dame pouvait sauter encore.
lesson-win = Comment gagner
lesson-win-text = Qui ne peut pas jouer perd : parce qu’il n’a plus de pièces ou que toutes sont bloquées.
