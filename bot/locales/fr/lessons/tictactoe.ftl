### The lessons of the game: a title and the rule of each.

lesson-row = Trois alignés
lesson-row-text = Chacun pose à son tour son signe sur une case vide. Trois signes alignés gagnent : en ligne, en colonne ou en diagonale.
lesson-block = Deux signes adverses
lesson-block-text = Quand ton adversaire a deux signes alignés et que la troisième case est libre, tu dois la prendre.
lesson-fork = La fourchette
lesson-fork-text = Un coup qui prépare deux alignements à la fois est une fourchette. Ton adversaire ne peut en arrêter qu’un.
