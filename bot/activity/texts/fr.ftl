### The board that one can touch: what its page says by itself.

## activity

activity-connecting = Connexion…
activity-lost = La connexion est perdue. Nouvel essai…
activity-outside = Cette page fait partie de Discord : ouvre-la là-bas, depuis une partie.
activity-failed = Discord n’a pas répondu. Ferme cette page et ouvre-la de nouveau.
activity-newer = Il y a une version plus récente de cette page : ferme-la et ouvre-la de nouveau.
activity-board = Plateau
activity-keys = Les flèches parcourent le plateau, Entrée choisit, Échap annule le choix.
activity-moves = Coups
activity-turn = Tourner le plateau
activity-sound = Son
activity-target = { $cell } : peut être choisi
activity-prepared = Préparé : { $move }
activity-confirm = Demander avant chaque coup
activity-meant = Jouer ce coup ?
activity-make = Jouer le coup
activity-unknown = Discord n’a pas pu confirmer qui tu es. Ferme cette page et ouvre-la de nouveau.
activity-hidden = Cette partie n’est plus visible ici.
activity-lobby = Vue d’ensemble
activity-back = Retour au plateau
activity-challenges = Défis ouverts dans ce salon
activity-begin = Commencer une partie
activity-watch = Parties à regarder
activity-puzzles = Problèmes
activity-record = Ton bilan
activity-show = Afficher
activity-choose_game = Choisir un jeu
activity-pause = Arrêter les pendules

## refusal

refusal-not-here = Cette personne n’a plus la page ouverte.
refusal-only-answers = Ici, je ne peux pas écrire de moi-même. Commence la partie dans la discussion : avec un bouton ou avec { COMMAND("play") }.
refusal-timed-out = Tu ne peux pas m’utiliser sur ce serveur { $until } : tu y as une exclusion temporaire.
