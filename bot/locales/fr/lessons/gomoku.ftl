### The lessons of the game: a title and the rule of each.

lesson-five = Cinq alignées
lesson-five-text = Chacun pose à son tour une pierre sur un point vide. Cinq pierres alignées gagnent : en ligne, en colonne ou en diagonale.
lesson-four = Un quatre
lesson-four-text = Quatre pierres alignées menacent de devenir cinq. Le quatre de Blanc est fermé d’un côté ; ferme l’autre maintenant.
lesson-open = Le trois ouvert
lesson-open-text = Trois pierres alignées aux deux bouts libres sont un trois ouvert. Il devient un quatre ouvert que rien n’arrête : il a deux points gagnants.
lesson-three = Arrêter le trois ouvert
lesson-three-text = Blanc a un trois ouvert. Ferme un bout maintenant, avant qu’il ne devienne un quatre ouvert.
lesson-double = Deux trois
lesson-double-text = Un coup qui crée deux trois ouverts à la fois gagne presque toujours : un seul peut être fermé.
lesson-swap2 = Un début équitable : Swap2
lesson-swap2-text = Qui commence a l’avantage. À deux, on débute donc souvent par Swap2 : l’un pose trois pierres, noire, blanche et noire. L’autre choisit alors une couleur, ou pose deux pierres de plus, blanche et noire, et laisse le choix. Pose la troisième pierre de sorte qu’aucune couleur ne soit mieux placée : à côté des deux autres elle aide trop Noir, au bord pas assez. Laisse deux points entre elles.
