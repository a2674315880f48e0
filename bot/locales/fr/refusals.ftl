### What cannot be done, and faults.

## refusal

refusal-not-your-turn = Ce n’est pas encore à toi de jouer.
refusal-not-your-match = Cette partie est celle d’autres joueurs. Commence la tienne avec { COMMAND("play") }.
refusal-bot-is-thinking = Je réfléchis encore à mon coup. Un instant…
refusal-stale = Le plateau a changé depuis. Regarde-le et choisis à nouveau.
refusal-match-challenged = Cette partie n’a pas commencé : le défi attend une réponse.
refusal-match-playing = Cette partie a déjà commencé.
refusal-match-finished = Cette partie est terminée. Le bouton « Revanche » est sous son plateau.
refusal-match-declined = Ce défi a été refusé.
refusal-match-withdrawn = Ce défi a été retiré.
refusal-match-expired = Ce défi est resté sans réponse. Tu peux en lancer un autre avec { COMMAND("play") }.
refusal-match-not-found = Cette partie n’existe pas.
refusal-unreadable-move = Je ne peux pas lire { $move } comme un coup. Tape { $how }.
refusal-illegal-move = { $move } n’est pas possible ici.
refusal-piece-own = ta pièce en { $cell } ({ $piece })
refusal-piece-other = la pièce adverse en { $cell } ({ $piece })
refusal-ambiguous-move = { $move } peut désigner plusieurs coups : { $candidates }.
refusal-bad-game = Je ne connais pas le jeu { $value }.
refusal-bad-level = Je ne connais pas le niveau { $value }.
refusal-bad-side = Je ne connais pas le camp { $value }.
refusal-bad-notation = Ce jeu ne s’écrit pas dans la notation { $value }.
refusal-bad-choice = { $value } ne fait pas partie des choix.
refusal-bot-record = Les bots n’ont pas de bilan. Choisis une personne.
refusal-self-challenge = Tu ne peux pas te défier toi-même. Laisse l’adversaire vide pour jouer contre moi.
refusal-bot-challenge = Les autres bots ne savent pas jouer. Laisse l’adversaire vide pour jouer contre moi.
refusal-challenge-pending = Tu as déjà lancé ce défi ; il attend une réponse.
refusal-challenged-already = { $name } t’a déjà défié à ce jeu : accepte ce défi, ou refuse-le d’abord.
refusal-too-many-matches = Tu as { $limit } parties ouvertes, le maximum que je permets. Termines-en d’abord une ({ COMMAND("games") }).
refusal-not-for-you = Cette question s’adresse à quelqu’un d’autre.
refusal-not-yours = Seule la personne qui a demandé peut retirer la demande.
refusal-match-goes-on = La partie n’est pas encore terminée.
refusal-nothing-to-take-back = Tu n’as pas encore joué de coup.
refusal-too-early = Jouons d’abord quelques coups. Ensuite tu pourras proposer la nulle.
refusal-asked-already = Ton adversaire a refusé dans cette position. Joue un coup, puis tu pourras redemander.
refusal-no-match = Tu n’as aucune partie en cours. Commences-en une avec { COMMAND("play") }.
refusal-export-running = Tes données sont déjà en train d’être rassemblées. Elles arriveront dans un fichier.
refusal-several-matches = Tu as plusieurs parties en cours. Dis laquelle tu veux.
refusal-rematch-exists = La revanche a déjà commencé : c’est la partie { $match_id } ({ COMMAND("games") }).
refusal-offer-gone = Cette proposition n’est plus valable.
refusal-offer-stands = Une proposition attend déjà une réponse.
refusal-slow-down = Ton dernier défi à cette personne n’a pas donné de partie. Tu pourras la défier de nouveau { $when }.
refusal-person-gone = Les données d’une personne concernée viennent d’être supprimées. Réessaie, s’il te plaît.
refusal-still-playing = Une de tes parties a commencé entre-temps. Réessaie.
refusal-former-player = Ton adversaire de cette partie ne m’utilise plus.
refusal-blocked = Cette personne n’accepte pas tes défis.
refusal-self-block = Tu ne peux pas te bloquer toi-même.
refusal-bot-block = Les bots ne défient personne ; inutile d’en bloquer un.
refusal-too-much-asked = Tu m’as demandé beaucoup de choses à la fois. Réessaie dans un instant.

## trouble

trouble-apology = Quelque chose s’est mal passé de mon côté ; l’erreur est notée. Ta partie est en sécurité. Réessaie, s’il te plaît.
trouble-engine-busy = Je réfléchis à beaucoup de plateaux à la fois. Réessaie dans un instant.
trouble-engine-failed = Je n’ai pas pu calculer cela. Réessaie, s’il te plaît.
trouble-engine-stopped = Je redémarre. Ta partie est en sécurité ; réessaie dans une minute.
trouble-not-stored = Je ne peux ni lire ni enregistrer les parties pour l’instant. Regarde le plateau un peu plus tard avant de réessayer.
trouble-stopping = Je redémarre. Réessaie dans une minute ; aucun coup joué n’est perdu.
trouble-cannot-post = Je n’ai pas la permission d’écrire ici. Demande les permissions d’envoyer des messages et de joindre des fichiers (dans un salon vocal, aussi celle de se connecter), ou joue dans un autre salon.
trouble-uninvited = Je ne suis pas dans ce fil privé : je réponds à ce qu’on y utilise, mais je ne peux prévenir personne ni rien changer de moi-même. Mentionne { $bot } ici pour me faire entrer.
trouble-board-unreachable = C'est fait, mais je ne peux pas le montrer là où se trouve le plateau de la partie { $id }. Continue avec { COMMAND("move") } ou affiche le plateau ici avec { COMMAND("board") }.
trouble-filtered = Un filtre de ce serveur bloque mon message. Demande à la modération ou joue dans un autre salon.
trouble-message-gone = Ce message a été supprimé. { COMMAND("board") } montre à nouveau le plateau d’une partie.
trouble-late = Cela m’a pris trop de temps. Appuie encore une fois sur le bouton.
trouble-unknown-button = Ce bouton est trop ancien. Montre à nouveau le plateau avec { COMMAND("board") }.
trouble-unknown-command = Je n’ai plus cette commande. Tape / pour voir ce que je sais faire.
