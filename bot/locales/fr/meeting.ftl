### Meeting: challenges to anybody, following a match, series.

## commands

commands-anyone-name = quelquun
commands-anyone-description = Demande dans ce salon qui veut jouer avec toi

## buttons

buttons-join = Jouer
buttons-follow = Suivre

## invitation

invitation-asked = { $host } veut jouer à { $game }. Qui en est ?
invitation-closed = { $host } ne cherche plus personne pour { $game }.

## match

match-accepted = { $name }, ton défi a été accepté. À toi de jouer.

## follow

follow-on = Tu sauras ici comment finit cette partie. Appuie encore pour arrêter.
follow-off = Tu ne suis plus cette partie.
follow-nowhere = Je ne suis pas sur ce serveur : je ne pourrais pas te dire ici comment la partie se termine.
follow-ended = { $people } C’est fini : { $match }. { $end }

## series

series-score = Série : { $first } { $points } : { $other } { $second }

## refusal

refusal-invitation-open = Tu cherches déjà quelqu’un pour ce jeu.
refusal-own-invitation = C’est ta propre invitation : quelqu’un d’autre doit l’accepter.
