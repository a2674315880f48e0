### Matches that begin from a position.

## position

position-play = Jouer d’ici
position-ask = Tu joues { $side } et c’est à toi. La partie n’est pas classée et ne compte pas dans ton bilan.
position-level = Contre moi : quel niveau ?
position-anyone = Demander dans ce salon
position-other-side = Personne n’a encore joué et c’est à { $side }. Joue un coup sur le plateau d’étude, puis continue de là.
position-unrated = depuis une position, non classée
position-asked = Depuis cette position : { $host } joue { $side } et a le trait. Non classée.
position-study = Plateau d’étude
