### Settings, help, about.

## settings

settings-title = Tes réglages
settings-server_title = Réglages par défaut du serveur
settings-saved = Enregistré.
settings-server_only = Seules les personnes qui gèrent ce serveur peuvent changer ses réglages.
settings-language-label = Langue
settings-language-auto = Comme dans Discord
settings-every_game = Tous les jeux
settings-one_game = Choix pour un jeu
settings-usual = Comme d’habitude dans ma langue
settings-notation-label = Notation des coups
settings-pieces-label = Pièces
settings-look-label = Aspect du plateau
settings-board-label = Plateaux
settings-board-picture = En images
settings-board-text = En texte (lecteurs d’écran et connexions lentes)
settings-notices-label = Mentions quand c’est à moi de jouer
settings-notices-on = Mentionne-moi si j’ai été absent
settings-notices-off = Ne me mentionne jamais

## help

help-title = Comment jouer avec moi
help-begin =
    {"*"}*Commencer** avec { COMMAND("play") } : choisis un jeu, puis un niveau pour jouer contre moi, ou une personne à défier.
    {"*"}*Jouer** avec les boutons sous le plateau. Quand il y a beaucoup de coups, choisis pas à pas, ou tape le coup ({ COMMAND("move") }, ou le bouton « Taper un coup »).
help-during =
    {"*"}*Pas d’idée ?** { COMMAND("hint") } aide en trois étapes : où regarder, le coup, et ce qu’il donne. Toi seul le vois.
    {"*"}*Une erreur ?** { COMMAND("takeback") } reprend ton dernier coup ; contre une personne, seulement si elle accepte. { COMMAND("draw") } propose la nulle, { COMMAND("resign") } abandonne la partie.
help-after =
    {"*"}*Ensuite**, appuie sur « Revanche » pour rejouer en changeant de camp. { COMMAND("history") } rejoue toute partie coup par coup ; { COMMAND("stats") } montre ton bilan.
    {"*"}*Plateau perdu ?** { COMMAND("games") } liste tes parties, { COMMAND("board") } montre à nouveau un plateau. Les plateaux marchent toujours, même après un redémarrage.
help-rules = **{ $game }** : { $rules }

## about

about-title = À propos de Qibot
about-what = Je joue à ces jeux, avec mes propres moteurs : { $games }.
about-version = Version { $version }
about-compiled = Moteurs : compilés
about-interpreted = Moteurs : interprétés (plus lents ; aucun compilateur C trouvé à l’installation)
about-workers =
    { $n ->
        [one] { $n } processus de calcul, { $busy } occupé(s), { $waiting } en attente
       *[other] { $n } processus de calcul, { $busy } occupé(s), { $waiting } en attente
    }
about-tables = Tables de recherche en mémoire : { $tables } sur { $slots } au plus
about-played =
    { $n ->
        [one] { $n } partie jouée jusqu’au bout
       *[other] { $n } parties jouées jusqu’au bout
    }
about-uptime = Démarré { $when }

## block

block-done = { $name } ne peut plus te défier et n’en est pas informé. { COMMAND("unblock") } annule cela.
block-undone = { $name } peut de nouveau te défier.
block-was-not = { $name } ne faisait pas partie de ta liste.
block-list = Bloqués : { $names }.
block-none = Tu n’as bloqué personne.

## privacy

privacy-title = Ce que je garde sur toi
privacy-kept = **Gardé :** ton nom, ta langue et ton numéro sur Discord tels que je les ai vus en dernier ; tes parties avec leurs coups, propositions et indices ; ton bilan, tes classements et congés, tes réglages et qui tu as bloqué ; les leçons que tu as finies. Je ne lis aucun message, et je ne connais personne qui ne m’ait jamais utilisé ni été défié.
privacy-why = **Pourquoi :** pour reprendre tes parties après un redémarrage, montrer ton historique et ton bilan, et écrire dans ta langue. Rien n’est vendu ni transmis.
privacy-seen = **Qui le voit :** les parties jouées sur un serveur peuvent être consultées par toute personne qui m’utilise ; celles des messages privés, seulement par les deux joueurs.
privacy-gone = **Comment le supprimer :** avec le bouton ci-dessous, immédiatement. Tes adversaires gardent les coups de leurs parties contre « un ancien joueur ». Les sauvegardes antérieures sont à supprimer par la personne qui gère ce bot. Les suspensions décidées par les modérateurs et les blocages par d’autres personnes restent en vigueur ; pour cela, je ne garde qu’une empreinte chiffrée (hash) de ton numéro Discord, tant qu’il y en a.
privacy-export = Donne-moi mes données
privacy-delete = Supprimer mes données
privacy-collecting = Je rassemble tes données…
privacy-exported = Tout ce que je garde sur toi.
privacy-too-large = Tes données sont trop volumineuses pour un message. Demande-les à la personne qui gère ce bot.
privacy-confirm = **Tout supprimer sur toi ?** Les parties et défis encore ouverts se terminent comme si tu avais abandonné ou refusé. Ton nom, ton bilan, tes réglages et ta liste de blocage disparaissent pour toujours. C’est irréversible. Les suspensions et les blocages par d’autres restent en vigueur.
privacy-delete-yes = Oui, tout supprimer
privacy-delete-no = Non, garder
privacy-deleted = Tout ce qui te concerne est supprimé. Si tu reviens, je ferai ta connaissance de nouveau. Les suspensions et les blocages par d’autres restent en vigueur.
