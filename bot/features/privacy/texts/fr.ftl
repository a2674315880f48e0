### What is kept about a person; getting and deleting it.

## commands

commands-privacy-name = confidentialité
commands-privacy-description = Ce que je garde sur toi ; l’obtenir ou le supprimer

## privacy

privacy-also = {"*"}*Gardé aussi :** les problèmes que tu as essayés et ton classement aux problèmes ; les parties et positions que tu as importées ; tes défis ouverts et les parties que tu suis ; les tournois que tu as organisés ou joués, avec leurs appariements.
privacy-title = Ce que je garde sur toi
privacy-kept = **Gardé :** ton nom, ta langue et ton identifiant Discord tels que je les ai vus en dernier ; tes parties avec leurs coups, propositions et indices ; ton bilan, tes classements et congés, tes réglages et qui tu as bloqué ; les leçons que tu as finies. Je ne lis aucun message, et je ne garde rien sur les personnes qui ne m’ont jamais utilisé et n’ont jamais été défiées.
privacy-why = **Pourquoi :** pour reprendre tes parties après un redémarrage, montrer ton historique et ton bilan, et écrire dans ta langue. Rien n’est vendu ni transmis.
privacy-seen = **Qui le voit :** une partie jouée sur un serveur peut y être consultée par ceux qui peuvent lire son salon ; une partie en messages privés ou dans un groupe, par ceux qui en font partie. Tes nombres de victoires, de nulles et de défaites sont visibles par toute personne qui m’utilise.
privacy-gone = **Comment le supprimer :** avec le bouton ci-dessous, immédiatement. Tes adversaires gardent les coups de leurs parties contre « un ancien joueur ». Les messages que j’ai déjà publiés gardent ton nom jusqu’à ce que quelqu’un les supprime. Les sauvegardes antérieures sont à supprimer par la personne qui gère ce bot. Les suspensions décidées par les modérateurs et les blocages par d’autres personnes restent en vigueur. De toi, je ne garde qu’une empreinte (hash à clé secrète) de ton identifiant Discord : pendant { $days } jours, pour qu’une sauvegarde antérieure ne te fasse pas revenir, et plus longtemps tant qu’une suspension ou un blocage est en vigueur.
privacy-export = Donne-moi mes données
privacy-delete = Supprimer mes données
privacy-collecting = Je rassemble tes données…
privacy-exported = Tout ce que je garde sur toi.
privacy-too-large = Tes données sont trop volumineuses pour un message. Demande-les à la personne qui gère ce bot.
privacy-confirm = **Tout supprimer sur toi ?** Les parties et défis encore ouverts se terminent comme si tu avais abandonné ou refusé. Ton nom, ton bilan, tes réglages et ta liste de blocage disparaissent pour toujours. C’est irréversible. Les suspensions et les blocages par d’autres restent en vigueur.
privacy-delete-yes = Oui, tout supprimer
privacy-delete-no = Non, garder
privacy-deleted = Tout ce qui te concerne est supprimé. Si tu reviens, je ferai ta connaissance de nouveau. Les suspensions et les blocages par d’autres restent en vigueur.

## refusal

refusal-export-running = Tes données sont déjà en train d’être rassemblées. Elles arriveront dans un fichier.
