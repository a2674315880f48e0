### Challenges to a person, to anybody, and rematches.

## commands

commands-anyone-name = qui-joue
commands-anyone-description = Demande dans ce salon qui veut jouer avec toi
commands-play-name = jouer
commands-play-description = Commence une partie contre moi ou contre quelqu’un d’autre
commands-play-opponent-name = adversaire
commands-play-opponent-description = La personne à défier ; laisse vide pour jouer contre moi
commands-play-level-name = niveau
commands-play-level-description = Mon niveau (débutant jusqu’à ta première victoire à ce jeu, puis moyen)
commands-challenge-name = Défier à un jeu

## buttons

buttons-join = Jouer

## challenge

challenge-hidden = Personne d’autre ne peut voir ce défi : le serveur ne me laisse pas publier ici pour tout le monde, je l’ai donc retiré. Lance le défi sur un serveur dont je suis membre, ou demande à un administrateur d’autoriser les applications externes.
challenge-alone = Personne d’autre ne lit ces messages privés, j’ai donc retiré le défi. Lance-le sur un serveur ou dans un groupe.
challenge-which = À quel jeu veux-tu jouer avec { $name } ?

## invitation

invitation-asked = { $host } cherche quelqu’un pour jouer : { $game }. Qui joue ?
invitation-second = La personne qui rejoint commence.
invitation-closed = { $host } ne cherche plus personne pour { $game }.

## match

match-accepted = { $name }, ton défi a été accepté. À toi de jouer.

## position

position-asked = Depuis cette position. Camp de { $host } : { $side }. Non classée.

## refusal

refusal-invitation-open = Tu cherches déjà quelqu’un pour ce jeu.
refusal-own-invitation = C’est ta propre invitation : quelqu’un d’autre doit l’accepter.
