### Reviews of finished matches.

## review

review-title = Analyse de la partie { $id }
review-working = J’examine la partie : position { $done } sur { $total }…
review-accuracy = { $name } : précision **{ $value } %**
review-formula = Précision : plus les coups réduisent les chances de gagner, plus elle baisse. Peu de coups prouvent peu : trois meilleurs coups donnent 92, trente donnent 97. Une grosse erreur pèse lourd. Les positions déjà décidées et les coups sans choix ne comptent pas.
review-none = Aucune erreur trouvée.
review-none-own = Aucune erreur de ta part n’a été trouvée.
review-moments = Moments à retenir
review-lost = { $side } **{ $move }** : chances de gagner { $before } % → { $after } %.
review-best = Le meilleur coup est **{ $best }**.
review-perfect = Mais seulement avec un jeu parfait.
review-better = Il conserve l’avantage.
review-defence = C’est la meilleure défense.
review-worse = C’est ce qui résiste le plus longtemps.
review-no-moves = Aucun coup n’a été joué dans cette partie : il n’y a rien à analyser.
review-steps = Coup par coup
review-try = À toi d’essayer
review-overview = Vue d’ensemble
review-find = Trait : { $side }. Que jouerais-tu ? Dans la partie, c’était { $move }.
review-told = Ce n’était pas ça non plus.
review-graph = Courbe des chances de gagner ({ $side }) : entre { $least } % et { $most } %, { $last } % à la fin. Marqués : { $marked }.

## verdict

verdict-best = Meilleur coup
verdict-good = Bon coup
verdict-inaccuracy = Imprécision
verdict-mistake = Erreur
verdict-blunder = Gaffe
