### The pages /help and /about.

## commands

commands-help-name = aide
commands-help-description = Comment jouer avec moi, en une page
commands-about-name = à-propos
commands-about-description = Qui je suis, ma version et mon état

## buttons

buttons-play = Jouer : { $game }

## learn

learn-help = {"*"}*Tu débutes ?** { COMMAND("learn") } t’apprend les règles pas à pas, avec des positions pour t’exercer. Si une leçon a le bouton « Ouvrir le plateau », tu peux y toucher les pièces.

## help

help-title = Comment jouer avec moi
help-begin =
    {"*"}*Commencer** avec { COMMAND("play") } : choisis un jeu, puis un niveau pour jouer contre moi, ou une personne à défier.
    {"*"}*Jouer** avec les boutons sous le plateau. Quand il y a beaucoup de coups, choisis pas à pas, ou tape le coup ({ COMMAND("move") }, ou le bouton « Taper un coup »).
help-during =
    {"*"}*Pas d’idée ?** { COMMAND("hint") } aide en trois étapes : où regarder, le coup, et ce qu’il donne. Personne d’autre ne le voit.
    {"*"}*Une erreur ?** { COMMAND("takeback") } reprend ton dernier coup ; contre une personne, seulement si elle accepte. { COMMAND("draw") } propose la nulle, { COMMAND("resign") } abandonne la partie.
help-after =
    {"*"}*Ensuite**, appuie sur « Revanche » pour rejouer en changeant de camp. { COMMAND("history") } rejoue toute partie coup par coup ; { COMMAND("stats") } montre ton bilan.
    {"*"}*Plateau perdu ?** { COMMAND("games") } liste tes parties, { COMMAND("board") } montre à nouveau un plateau. Les plateaux marchent toujours, même après un redémarrage.
help-more = {"*"}*Et encore :** { COMMAND("puzzle") } te donne un problème ; sur un serveur, { COMMAND("anyone") } te cherche un adversaire, { COMMAND("tournament") } ouvre un tournoi. { COMMAND("settings") } change la langue, les pièces et les plateaux (aussi en texte, pour les lecteurs d’écran).

## about

about-title = À propos de Qibot
about-what = Je joue à ces jeux, avec mes propres moteurs : { $games }.
about-version = Version { $version }
about-compiled = Moteurs : compilés
about-interpreted = Moteurs : interprétés (plus lents ; aucun compilateur C trouvé à l’installation)
about-workers = { $n } processus de calcul ; occupés : { $busy }, en attente : { $waiting }
about-tables = Tables de recherche en mémoire : { $tables } sur { $slots } au plus
about-played =
    { $n ->
        [one] { $n } partie jouée jusqu’au bout
       *[other] { $n } parties jouées jusqu’au bout
    }
about-uptime = Démarré le { $when }
