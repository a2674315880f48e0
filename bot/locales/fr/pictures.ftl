### Pictures in words, for people who cannot see them. One sentence each, without its full stop.

## picture

picture-stop = {". "}
picture-semicolon = {" ; "}
picture-none = rien
picture-items = { $label } : { $items }
picture-step = { $from } vers { $to }
picture-to-move = Trait : { $side }
picture-last = Dernier coup : { $places }
picture-earlier = Le coup d’avant : { $place }
picture-line = Ligne gagnante : { $places }
picture-chosen = Choisi : { $places }
picture-targets = Peut aller en : { $places }
picture-hint = Indice : { $places }
