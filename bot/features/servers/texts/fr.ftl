### Looking after a server: the greeting, /setup, moderation.

## commands

commands-reason-name = motif
commands-reason-description = Ce que liront les joueurs
commands-setup-name = configurer
commands-setup-description = Où, par qui et comment je suis utilisé sur ce serveur
commands-end-name = arrêter
commands-end-description = Arrêter une partie de ce serveur, sans résultat
commands-end-match-description = Quelle partie de ce serveur
commands-suspend-name = suspendre
commands-suspend-description = Interdire à quelqu’un de m’utiliser sur ce serveur
commands-suspend-player-description = Qui ne pourra plus m’utiliser
commands-suspend-hours-name = heures
commands-suspend-hours-description = Pour combien d’heures (vide : jusqu’à la levée)
commands-unsuspend-name = réadmettre
commands-unsuspend-description = Permettre de nouveau à quelqu’un de m’utiliser ici
commands-unsuspend-player-description = Qui pourra de nouveau m’utiliser

## windows

windows-quiet_hours = De quelle à quelle heure (vide : aucune)
windows-quiet_hours-placeholder = Par exemple 22-7
windows-quiet_zone = Fuseau horaire
windows-quiet_zone-placeholder = Par exemple Europe/Paris ou UTC+2

## greeting

greeting-title = Bonjour ! Je joue à des jeux de plateau.
greeting-play = {"*"}*1. Jouer.** Tout le monde peut commencer avec { COMMAND("play") }, contre moi ou les uns contre les autres. { COMMAND("help") } explique le reste.
greeting-setup = {"*"}*2. Me configurer.** { COMMAND("setup") }, ou le bouton ci-dessous : où et par qui une partie peut être commencée, langue, heures calmes. C’est réservé à qui peut gérer ce serveur.
greeting-moderate = {"*"}*3. Modérer.** La modération arrête une partie avec { COMMAND("end") } et suspend quelqu’un avec { COMMAND("suspend") }.
greeting-button = Me configurer

## setup

setup-title = Mon utilisation sur ce serveur
setup-channels = {"*"}*Salons** ou catégories entières où l’on peut commencer une partie ; les fils suivent leur salon
setup-channels-any = Tous les salons
setup-roles = {"*"}*Rôles** qui peuvent commencer une partie
setup-roles-any = Tout le monde
setup-log = {"*"}*Journal de modération** : où sont notées les parties arrêtées et les suspensions
setup-log-any = Nulle part
setup-most = {"*"}*Parties ouvertes** qu’une personne peut avoir ici
setup-most-option =
    { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    }
setup-quiet = {"*"}*Heures calmes :** de { $start } à { $end } ({ $zone }), mes messages arrivent sans son
setup-quiet-never = {"*"}*Heures calmes :** aucune
setup-quiet-button = Heures calmes
setup-leaderboard-on = Palmarès : oui
setup-leaderboard-off = Palmarès : non
setup-threads-on = Fils de discussion : oui
setup-threads-off = Fils de discussion : non
setup-threads-refused = ⚠️ Je n’ai pas la permission de créer des fils publics. Tant que je ne l’ai pas, aucun fil ne s’ouvre.

## moderation

moderation-ended = { $names } La partie { $id } a été arrêtée par la modération. Motif : { $reason }
moderation-log-end = { $moderator } a arrêté { $subject }. Motif : { $reason }
moderation-log-suspend = { $moderator } a suspendu { $subject }. Motif : { $reason }
moderation-log-unsuspend = { $moderator } a levé la suspension de { $subject }.
moderation-ended-done = La partie { $id } est arrêtée ; les joueurs peuvent lire ton motif.
moderation-not-logged = Je n’ai pas pu écrire dans le salon du journal. Vérifie mes permissions là-bas.
moderation-not-them = On ne peut suspendre ni soi-même ni un bot.
moderation-own-match = Tu joues toi-même cette partie. Tu peux abandonner ; seule une autre personne de la modération peut l’arrêter sans résultat.
moderation-suspended =
    { $n ->
        [0] { $name } ne peut plus m’utiliser ici et le sait.
        [one] { $name } ne peut plus m’utiliser ici et le sait. { $n } de ses parties ici est arrêtée.
       *[other] { $name } ne peut plus m’utiliser ici et le sait. { $n } de ses parties ici sont arrêtées.
    }
moderation-suspended-untold =
    { $n ->
        [0] { $name } ne peut plus m’utiliser ici, mais n’accepte pas mes messages privés et lira le motif à sa prochaine tentative ici.
        [one] { $name } ne peut plus m’utiliser ici, mais n’accepte pas mes messages privés et lira le motif à sa prochaine tentative ici. { $n } de ses parties ici est arrêtée.
       *[other] { $name } ne peut plus m’utiliser ici, mais n’accepte pas mes messages privés et lira le motif à sa prochaine tentative ici. { $n } de ses parties ici sont arrêtées.
    }
moderation-lifted = { $name } peut de nouveau m’utiliser ici.
moderation-was-not = { $name } n’avait pas de suspension.
moderation-you-are-suspended = Tu ne peux pas m’utiliser sur { $server } { $until }. Motif indiqué : { $reason }
moderation-you-may-again = Tu peux de nouveau m’utiliser sur { $server } : la modération a levé ta suspension.

## refusal

refusal-bad-hours = { $value } n’est pas une plage horaire. Indique deux heures pleines, par exemple 22-7.
refusal-bad-zone = Je ne connais pas le fuseau horaire { $value }. Indique par exemple Europe/Paris ou UTC+2.

## daily

daily-button = Problème du jour
