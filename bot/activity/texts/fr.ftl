### The board that one can touch: what its page says by itself.

## activity

activity-connecting = Connexion…
activity-lost = La connexion est perdue. Nouvel essai…
activity-outside = Cette page fait partie de Discord : ouvre-la là-bas, depuis une partie.
activity-failed = Discord n’a pas répondu. Ferme cette page et ouvre-la de nouveau.
activity-newer = Il y a une version plus récente de cette page : ferme-la et ouvre-la de nouveau.
activity-board = Plateau
activity-keys = Les flèches parcourent le plateau, Entrée choisit, Échap lâche.
activity-moves = Coups
activity-turn = Tourner le plateau
activity-sound = Son
activity-target = { $cell } : peut être choisi
activity-prepared = Préparé : { $move }
activity-unknown = Discord n'a pas pu confirmer qui vous êtes. Fermez cette page et rouvrez-la.
activity-nothing = Vous n'avez pas de partie ici. Commencez-en une dans le salon, puis rouvrez cette page.
activity-hidden = Cette partie n'est plus visible ici.
