### Studies: imported games and positions, and playing on from them.

## commands

commands-import-name = importer
commands-import-description = Regarder une partie ou une position à soi : PGN, PDN, FEN ou UCCI
commands-import-file-name = fichier
commands-import-file-description = Un fichier contenant une partie
commands-import-text-name = texte
commands-import-text-description = Une partie ou une position en texte
commands-import-game-description = Quel jeu, pour une position seule

## position

position-play = Jouer d’ici
position-ask = Trait : { $side }. Quel camp prends-tu ? La partie n’est pas classée et ne compte pas dans ton bilan.
position-level = Contre moi, ton camp : { $side }. Quel niveau ?
position-anyone = Demander ici, mon camp : { $side }

## study

study-title = Plateau d’étude : { $game } · { $first } – { $second }
study-saved = L’étude au format PGN.
study-first = Il y a d’autres parties dedans ; voici la première.
study-over = Selon les règles d’ici, la partie finit à ce point ; ton texte dit autre chose.

## import

import-empty = Il n’y a pas de partie dedans.
import-both = Donne un fichier ou un texte, pas les deux.
import-too-long = Le texte est trop long.
import-too-large = Le fichier dépasse 1 Mio.
import-not-fetched = Je n’ai pas pu récupérer le fichier auprès de Discord. Réessaie, ou colle son texte.
import-too-many-moves = Il y a plus de { $value } coups.
import-tag = { $value } n’est pas une étiquette.
import-no-game-tag = L’étiquette Game, qui nomme le jeu, manque. Choisis le jeu avec l’option « { commands-game-name } ».
import-game = Aucun jeu ne s’appelle { $value } ici.
import-unclosed = À { $value }, quelque chose n’est pas fermé, ou l’est deux fois.
import-variation = Une variante n’est pas fermée, ou l’est deux fois.
import-move = { $game }, demi-coup { $ply }. { $why }
import-over = { $game }, demi-coup { $ply }, { $value } : la partie était déjà finie.
import-position = { $value } n’est pas une position de ce jeu : { $game }. { $why }
import-position-form = Elle s’écrit ainsi : { $value }
import-position-rows = Le nombre de rangées n’est pas le bon.
import-position-row = La rangée { $value } est trop longue ou trop courte.
import-position-sign = Le signe { $value } ne veut rien dire ici.
import-position-cell = Aucune partie n’y mène : regarde { $value }.
import-position-too-many = Il y a trop de { $value }.
import-position-missing = Il manque { $value }.
import-position-turn = Les nombres de x et de o ne correspondent pas au camp qui a le trait.
import-position-stones = Le nombre de x et de o n’est pas le bon.
import-position-won = Le camp qui a le trait a déjà gagné.
import-results = Les résultats se contredisent : { $value }.

## refusal

refusal-which-import = Je ne vois pas de quel jeu il s’agit. Choisis-le.
refusal-no-import = Je ne trouve ni partie ni position. Envoie une partie en PGN, en PDN ou simplement ses coups, ou une position en FEN.
refusal-bad-import = Je ne peux pas lire cela. { $what }
refusal-bad-import-at = Je ne peux pas lire cela (ligne { $line }, colonne { $column }). { $what }
