### A match: its page, buttons, offers, clocks, hints in words, and what cannot be done in it.

## buttons

buttons-accept = Accepter
buttons-decline = Refuser
buttons-withdraw = Retirer
buttons-hint = Indice
buttons-resign = Abandonner
buttons-draw = Proposer la nulle
buttons-draw_accept = Accepter la nulle
buttons-draw_decline = Continuer
buttons-draw_withdraw = Retirer la proposition
buttons-takeback = Reprendre le coup
buttons-takeback_accept = Permettre la reprise
buttons-takeback_decline = Refuser la reprise
buttons-takeback_withdraw = Retirer la demande
buttons-rematch = Revanche
buttons-type_move = Taper un coup
buttons-choose_again = Choisir à nouveau
buttons-open_board = Ouvrir le plateau
buttons-open = Aller au plateau
buttons-replay = Revoir
buttons-first = Début
buttons-previous = Retour
buttons-next = Suivant
buttons-last = Fin
buttons-export = Enregistrer en PGN
buttons-clock_resume = Relancer les pendules
buttons-pause_accept = Accepter la pause
buttons-pause_decline = Pas de pause
buttons-pause_withdraw = Retirer la demande
buttons-review = Analyse
buttons-best = Meilleur coup ?
buttons-share = Partager
buttons-learn = Apprendre
buttons-follow = Suivre

## settings

settings-language-label = Langue
settings-language-auto = Comme dans Discord
settings-notation-label = Notation des coups
settings-pieces-label = Pièces
settings-look-label = Aspect du plateau
settings-board-label = Plateaux
settings-board-picture = En images
settings-board-text = En texte (lecteurs d’écran et connexions lentes)
settings-board-grid = Dessinés avec des lettres (connexions lentes)
settings-clock-label = Cadence habituelle
settings-clock-auto = Jours par coup contre des personnes, sans pendule contre moi
settings-clock-none = Sans pendule
settings-clock-live-60-5 = 1 minute + 5 secondes par coup
settings-clock-live-300-5 = 5 minutes + 5 secondes par coup
settings-clock-live-600-10 = 10 minutes + 10 secondes par coup
settings-clock-live-900-10 = 15 minutes + 10 secondes par coup
settings-clock-move-86400 = 1 jour par coup
settings-clock-move-259200 = 3 jours par coup
settings-clock-move-604800 = 7 jours par coup
settings-notices-label = Mentions quand c’est le moment de jouer
settings-notices-on = Mentionner après une absence
settings-notices-off = Ne jamais mentionner
settings-coach-label = Avertissements avant une gaffe
settings-coach-auto = Dans les trois premières parties d’un jeu contre le bot
settings-coach-on = Dans toutes les parties contre le bot
settings-coach-off = Jamais
settings-listed-label = Palmarès
settings-listed-on = Citer parmi les meilleurs
settings-listed-off = Ne jamais citer
settings-usual = Selon l’usage de la langue
settings-usual-everywhere = Selon l’usage

## match

match-title = { $game } : { $first } contre { $second }
match-side = **{ $name }** ({ $side })
match-sides = { $first } contre { $second }
match-turn = À { $name } ({ $side }) de jouer
match-thinking = Qibot réfléchit…
match-queue = Je joue aussi sur { $n } autres plateaux : cela peut prendre un instant.
match-check = Échec !
match-near_loses = ⚠️ Encore une répétition, et { $loser } perd ({ $reason }).
match-near_draws = ⚠️ Encore une répétition, et la partie est nulle.
match-last = Dernier coup : { $move } ({ $side })
match-start = Aucun coup pour l’instant
match-ply =
    { $n ->
        [one] { $n } coup joué
       *[other] { $n } coups joués
    }
match-number = Partie { $id }
match-elsewhere = Cette partie a continué ailleurs. Ses joueurs la retrouvent avec { COMMAND("board") }.
match-event = Tournoi { $id }, ronde { $round } sur { $rounds }
match-unrated = non classée
match-hints =
    { $n ->
        [one] { $name } a utilisé { $n } indice
       *[other] { $name } a utilisé { $n } indices
    }
match-your_turn = { $name }, c’est à toi de jouer.
match-bot_moved = { $name }, j’ai joué. C’est à toi.
match-time_short = { $name }, il te reste peu de temps pour jouer.

## hints

hints-nobody = sans indices
hints-both = indices pour les deux

## challenge

challenge-asked = { $challenger } défie { $opponent } : { $game }.
challenge-first = { $name } commence.
challenge-until = Le défi expire { $when }.
challenge-declined = { $opponent } ne veut pas jouer maintenant ({ $game }).
challenge-withdrawn = { $challenger } a retiré son défi.
challenge-expired = { $opponent } n’a pas répondu et le défi ({ $game }) a expiré.
challenge-ended = La modération a mis fin au défi ({ $game }).
challenge-rematch = { $challenger } veut une revanche contre { $opponent } : { $game }.

## offer

offer-draw_asked = { $name } propose la nulle.
offer-takeback_asked =
    { $n ->
        [one] { $name } demande à reprendre { $n } coup.
       *[other] { $name } demande à reprendre { $n } coups.
    }
offer-pause_asked = { $name } demande d’arrêter les pendules.
offer-hidden = Personne d’autre que toi ne voit cette question : je ne peux pas écrire ici pour tout le monde. Le plateau dit ce que tu demandes, et { $name } répond avec le même bouton en dessous.

## moves

moves-last = Dernier coup : { $move } ({ $side }, { $piece })
moves-taking = { $last }, prend { $pieces }
moves-named = Regarde { $piece }.

## opening

opening-undecided = L’ouverture décide qui joue quel camp
opening-choose = { $name } choisit son camp

## board

board-opening = Ouverture : { $name }
board-asked = { $name } : { $question }
board-again = Pour voir le plateau, utilise { COMMAND("board") }.

## card

card-record = Entre vous : { $first } { $first_wins }, { $second } { $second_wins }, nulles { $draws }
card-level-record = Contre le niveau { $level } : victoires { $won }, nulles { $drawn }, défaites { $lost }
card-first-win = 🏆 { $name } bat le niveau { $level } pour la première fois.
card-streak = { $name } a battu le niveau { $level } { $n } fois de suite.
card-next-level = Essayer { $level } ?

## hint

hint-takes = { $move } (prend { $pieces })
hint-piece = Regarde { $cell } ({ $piece }).
hint-candidates = Regarde { $moves } : l’un de ces coups est le meilleur.
hint-only = Un seul coup est bon ici : regarde { $moves }.
hint-move = Joue **{ $move }**.
hint-line = Suite probable : { $line }

## clock

clock-hours = Heures par coup : { $n }
clock-named = Cadence : { $clock }
clock-first = Premier coup en { $minutes } minutes au plus
clock-paused = ⏸️ Les pendules sont arrêtées
clock-short = ⚠️ **{ $name }, il reste peu de temps : fin { $when }**
clock-runs_again = ▶️ Les pendules tournent à nouveau.

## prospect

prospect-wins-now = Ce coup gagne tout de suite.
prospect-wins =
    { $n ->
        [one] Ce coup gagne en { $n } coup.
       *[other] Ce coup gagne en { $n } coups.
    }
prospect-loses =
    { $n ->
        [one] C’est ce qui résiste le plus longtemps : ton adversaire peut gagner en { $n } coup.
       *[other] C’est ce qui résiste le plus longtemps : ton adversaire peut gagner en { $n } coups.
    }
prospect-loses-now = La partie se termine avec ce coup, et tous les coups perdent.
prospect-wins-by-rule = Ton adversaire ne doit pas répéter les coups sans fin : qui le fait perd.
prospect-loses-by-rule = Tu ne dois pas répéter les coups sans fin : qui le fait perd. Change dès que tu peux.
prospect-draws = Ce coup tient la nulle.
prospect-wins-material = Ce coup gagne { $won }.
prospect-wins-material-for = Ce coup gagne { $won } contre { $lost }.
prospect-loses-material = Tu perds { $lost } de toute façon ; c’est ce qui coûte le moins.
prospect-loses-material-for = Tu perds { $lost } contre { $won } de toute façon ; c’est ce qui coûte le moins.
prospect-better = Ensuite, ta position est meilleure.
prospect-worse = Ta position est moins bonne, mais c’est la meilleure défense.
prospect-even = Ce coup garde l’équilibre.

## truth

truth-all = Chaque coup, si les deux camps jouent parfaitement : { $values }.
truth-wins =
    { $n ->
        [1] **{ $move }** gagne tout de suite
       *[other] **{ $move }** gagne en { $n }
    }
truth-loses = **{ $move }** perd en { $n }
truth-draws = **{ $move }** fait nulle

## rating

rating-title = Classement
rating-change = { $name } { $rating }{ $change }
rating-row = Classement, { $game } : { $rating } (parties classées : { $n })
rating-provisional = Un point d’interrogation : encore trop peu de parties pour en être sûr.
rating-history = Classement au fil des dernières parties ({ $n }) : de { $first } à { $last }.

## position

position-unrated = depuis une position, non classée

## replay

replay-position = Coup { $ply } sur { $total }
replay-start = Le début

## refusal

refusal-self-block = Tu ne peux pas te bloquer toi-même.
refusal-not-your-turn = Ce n’est pas encore à toi de jouer.
refusal-not-your-match = Cette partie est celle d’autres joueurs. Commence la tienne avec { COMMAND("play") }.
refusal-bot-is-thinking = Je réfléchis encore à mon coup. Un instant…
refusal-stale = Le plateau a changé depuis. Regarde-le et choisis à nouveau.
refusal-match-challenged = Cette partie n’a pas commencé : le défi attend une réponse.
refusal-match-playing = Cette partie a déjà commencé.
refusal-match-finished = Cette partie est terminée.
refusal-match-declined = Ce défi a été refusé.
refusal-match-withdrawn = Ce défi a été retiré.
refusal-match-expired = Ce défi n’est plus ouvert. Tu peux en lancer un autre avec { COMMAND("play") }.
refusal-match-not-found = Cette partie n’existe pas.
refusal-unreadable-move = Je ne peux pas lire { $move } comme un coup. Tape { $how }.
refusal-illegal-move = { $move } n’est pas possible ici.
refusal-piece-own = ta pièce en { $cell } ({ $piece })
refusal-piece-other = la pièce adverse en { $cell } ({ $piece })
refusal-ambiguous-move = { $move } peut désigner plusieurs coups : { $candidates }.
refusal-over-move = Dans cette position, la partie est finie.
refusal-bad-game = Je ne connais pas le jeu { $value }.
refusal-bad-level = Je ne connais pas le niveau { $value }.
refusal-bad-side = Je ne connais pas le camp { $value }.
refusal-bad-notation = Ce jeu ne s’écrit pas dans la notation { $value }.
refusal-bot-opening = Cette ouverture se joue à deux : indique aussi un adversaire.
refusal-level-for-bot = Un niveau ne se choisit que contre moi. Enlève le niveau ou l’adversaire.
refusal-bad-choice = { $value } ne fait pas partie des choix.
refusal-self-challenge = Tu ne peux pas te défier toi-même. Laisse l’adversaire vide pour jouer contre moi.
refusal-bot-challenge = Les autres bots ne savent pas jouer. Laisse l’adversaire vide pour jouer contre moi.
refusal-unseen-challenge = Cette personne ne voit pas ce salon et ne pourrait pas répondre. Défie-la dans un salon que vous voyez tous les deux.
refusal-challenge-pending = Tu as déjà lancé ce défi ; il attend une réponse.
refusal-challenged-already = { $name } t’a déjà lancé un défi à ce jeu : accepte-le, ou refuse-le d’abord.
refusal-too-many-matches = Tu as { $limit } parties ouvertes, le maximum que je permets. Termines-en d’abord une ({ COMMAND("games") }).
refusal-not-for-you = Cette question s’adresse à quelqu’un d’autre.
refusal-not-yours = Seule la personne qui a demandé peut retirer la demande.
refusal-match-goes-on = La partie n’est pas encore terminée.
refusal-no-match = Tu n’as aucune partie en cours. Commences-en une avec { COMMAND("play") }.
refusal-several-matches = Tu as plusieurs parties en cours. Choisis-en une.
refusal-rematch-exists = La revanche a déjà commencé : c’est la partie { $match_id } ({ COMMAND("games") }).
refusal-offer-gone = Cette proposition n’est plus valable.
refusal-offer-stands = Une proposition attend déjà une réponse.
refusal-slow-down = Ton dernier défi à cette personne n’a pas donné de partie. Tu pourras la défier de nouveau { $when }.
refusal-former-player = Ton adversaire de cette partie ne m’utilise plus.
refusal-blocked = Cette personne n’accepte pas tes défis.
refusal-too-much-asked = Tu m’as demandé beaucoup de choses à la fois. Réessaie dans un instant.
refusal-just-asked = Tu viens de me demander cela. Attends un instant avant de redemander.
refusal-choice-due = Choisis d’abord, sous le plateau, le camp que tu joues.
refusal-choice-made = Il n’y a rien à choisir pour le moment.
refusal-in-opening = Les indices viennent après l’ouverture.
refusal-bad-opening = Ce jeu n’a pas d’ouverture { $value }.
refusal-no-vacation-left = C’est plus que ce que tu as. Jours de congé restants cette année : { $n }.
refusal-no-hints = Entre personnes, il n’y a d’indices que si les deux les ont acceptés au début de la partie, et jamais en tournoi ni en temps réel.
refusal-own-match = Cette position est celle de ta partie { $match_id }, encore en cours. Quand elle sera finie, je te dirai quel est le meilleur coup ici, et tu pourras rejouer à partir d’ici.
refusal-too-many-here = Tu as atteint le maximum de parties ouvertes sur ce serveur ({ $limit }). Termines-en une d’abord.
refusal-no-leaderboard = Ce serveur a désactivé son palmarès. Choisis « { top-everywhere } » pour les meilleurs de tous les serveurs.
refusal-wrong-channel = Sur ce serveur, on ne joue qu’ici : { $where }.
refusal-wrong-role = Sur ce serveur, seuls ces rôles peuvent commencer une partie : { $who }.
refusal-suspended = Tu ne peux pas m’utiliser sur ce serveur { $until }. Motif indiqué : { $reason }

## menus

menus-match_option = { $game } contre { $opponent }

## trouble

trouble-unknown-button = Ce bouton est trop ancien. { COMMAND("board") } montre à nouveau le plateau d’une partie ; pour le reste, utilise à nouveau sa propre commande.
trouble-cannot-post = Je n’ai pas la permission d’écrire ici. Demande les permissions de voir le salon, d’envoyer des messages et de joindre des fichiers (dans un salon vocal, aussi celle de se connecter), ou joue dans un autre salon.
trouble-late = Cela m’a pris trop de temps. Appuie encore une fois sur le bouton.

## series

series-score = Série : { $first } { $points } : { $other } { $second }

## moderation

moderation-until = jusqu’au { $when }
moderation-until-lifted = jusqu’à ce que la modération l’autorise de nouveau

## learn

learn-show = Montre-moi
learn-right-1 = Bravo !
learn-right-2 = Bien joué !
learn-right-3 = Exactement !
learn-not-it = { $move } est possible, mais ce n’est pas le coup cherché.
