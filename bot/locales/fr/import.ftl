### What is wrong with a game or a position that somebody brought along.

## refusal

refusal-bad-import = Je ne peux pas lire cela. { $what }
refusal-bad-import-at = Je ne peux pas lire cela (ligne { $line }, colonne { $column }). { $what }

## import

import-empty = Il n’y a pas de partie dedans.
import-not-one = Il doit y avoir exactement une partie dedans.
import-too-long = Le texte est trop long.
import-too-large = Le fichier dépasse 1 Mio.
import-too-many-moves = Il y a plus de { $value } coups.
import-tag = { $value } n’est pas une étiquette.
import-no-game-tag = L’étiquette Game, qui nomme le jeu, manque. Choisis le jeu avec l’option « { commands-import-game-name } ».
import-game = Aucun jeu ne s’appelle { $value } ici.
import-unclosed = À { $value }, quelque chose n’est pas fermé, ou l’est deux fois.
import-variation = Une variante n’est pas fermée, ou l’est deux fois.
import-move = Demi-coup { $ply } : { $why }
import-over = Demi-coup { $ply }, { $value } : la partie était déjà finie.
import-position = { $value } n’est pas une position de ce jeu : { $game }.
import-result = { $value } n’est pas un résultat.
import-results = Les résultats se contredisent : { $value }.
