### A match in chat: buttons, menus, windows, states, challenges, offers.

## buttons

buttons-accept = Accepter
buttons-decline = Refuser
buttons-withdraw = Retirer
buttons-hint = Indice
buttons-more = Plus d’aide
buttons-resign = Abandonner
buttons-resign_confirm = Oui, j’abandonne
buttons-keep_playing = Non, je continue
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
buttons-show_again = Montrer à nouveau
buttons-open = Aller au plateau
buttons-replay = Revoir
buttons-first = Début
buttons-previous = Précédent
buttons-next = Suivant
buttons-last = Fin
buttons-export = Enregistrer en PGN
buttons-newer = Plus récentes
buttons-older = Plus anciennes
buttons-play = Jouer : { $game }

## menus

menus-challenge = Répondre à un défi
menus-replay = Quelle partie veux-tu voir ?
menus-match_option = { $game } contre { $opponent }

## windows

windows-move_title = Ton coup
windows-move_label = Coup
windows-move_placeholder = Par exemple { $example }

## match

match-title = { $game } : { $first } contre { $second }
match-sides = **{ $first }** ({ $first_side }) contre **{ $second }** ({ $second_side })
match-turn = À { $name } ({ $side }) de jouer
match-thinking = Qibot réfléchit…
match-queue = Je joue aussi sur { $n } autres plateaux : cela peut prendre un instant.
match-check = Échec !
match-last = Dernier coup : { $move } ({ $side })
match-start = Aucun coup pour l’instant
match-ply =
    { $n ->
        [one] { $n } coup joué
       *[other] { $n } coups joués
    }
match-deadline = Le temps expire { $when }
match-number = Partie { $id }
match-elsewhere = Cette partie a continué ailleurs. Ses joueurs la retrouvent avec { COMMAND("board") }.
match-hints =
    { $n ->
        [one] { $name } a utilisé { $n } indice
       *[other] { $name } a utilisé { $n } indices
    }
match-your_turn = { $name }, c’est à toi de jouer.
match-bot_moved = { $name }, j’ai joué. C’est à toi.

## challenge

challenge-asked = { $challenger } défie { $opponent } : { $game }.
challenge-first = { $name } commence.
challenge-until = Le défi expire { $when }.
challenge-declined = { $opponent } ne veut pas jouer maintenant ({ $game }).
challenge-withdrawn = { $challenger } a retiré son défi.
challenge-expired = { $opponent } n’a pas répondu et le défi ({ $game }) a expiré.
challenge-rematch = { $challenger } veut une revanche contre { $opponent } : { $game }.
challenge-hidden = Personne d'autre ne peut voir ce défi : le serveur ne me laisse pas publier ici pour tout le monde, je l'ai donc retiré. Lance le défi sur un serveur dont je suis membre, ou demande à un administrateur d'autoriser les applications externes.
challenge-alone = Personne d’autre ne lit ces messages privés, j’ai donc retiré le défi. Lance-le sur un serveur ou dans un groupe.
challenge-which = À quel jeu veux-tu jouer avec { $name } ?

## offer

offer-draw_asked = { $name } propose la nulle.
offer-draw_declined = { $name } refuse la nulle.
offer-draw_withdrawn = { $name } a retiré sa proposition de nulle.
offer-draw_bot_declines = Je préfère continuer.
offer-takeback_asked =
    { $n ->
        [one] { $name } demande à reprendre { $n } coup.
       *[other] { $name } demande à reprendre { $n } coups.
    }
offer-takeback_done = { $name } a repris un coup.
offer-takeback_declined = { $name } refuse la reprise.
offer-takeback_withdrawn = { $name } ne demande plus à reprendre.
offer-resign_ask = Veux-tu vraiment abandonner cette partie ?
