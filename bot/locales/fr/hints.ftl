### Hints, and what a line of moves leads to.

## hint

hint-title = Indice { $step } sur 3
hint-thinking = Voyons voir…
hint-piece = Regarde { $cell } ({ $piece }).
hint-candidates = Regarde { $moves } : l’un de ces coups est le meilleur.
hint-only = Un seul coup est bon ici : regarde { $moves }.
hint-move = Joue **{ $move }**.
hint-line = Suite probable : { $line }
hint-used =
    { $n ->
        [one] Tu as utilisé { $n } indice dans cette partie.
       *[other] Tu as utilisé { $n } indices dans cette partie.
    }
hint-shown = Les indices sont comptés et affichés avec la partie.

## prospect

prospect-wins-now = Ce coup gagne tout de suite.
prospect-wins =
    { $n ->
        [one] Ce coup gagne en { $n } coup.
       *[other] Ce coup gagne en { $n } coups.
    }
prospect-loses =
    { $n ->
        [one] C’est ce qui résiste le plus longtemps : ton adversaire peut gagner en { $n } coup.
       *[other] C’est ce qui résiste le plus longtemps : ton adversaire peut gagner en { $n } coups.
    }
prospect-wins-by-rule = Ton adversaire ne doit pas répéter les coups sans fin : qui le fait perd.
prospect-loses-by-rule = Tu ne dois pas répéter les coups sans fin : qui le fait perd. Change dès que tu peux.
prospect-draws = Ce coup tient la nulle.
prospect-wins-material = Ce coup gagne { $won }.
prospect-wins-material-for = Ce coup gagne { $won } contre { $lost }.
prospect-loses-material = Tu perds { $lost } de toute façon ; c’est ce qui coûte le moins.
prospect-loses-material-for = Tu perds { $lost } contre { $won } de toute façon ; c’est ce qui coûte le moins.
prospect-better = Ensuite, ta position est meilleure.
prospect-worse = Ta position est moins bonne, mais c’est la meilleure défense.
prospect-even = Ce coup garde l’équilibre.

## truth

truth-all = Chaque coup, si les deux camps jouent parfaitement : { $values }.
truth-wins =
    { $n ->
        [1] **{ $move }** gagne tout de suite
       *[other] **{ $move }** gagne en { $n }
    }
truth-loses = **{ $move }** perd en { $n }
truth-draws = **{ $move }** fait nulle

## refusal

refusal-no-hints = Il n’y a pas d’indices dans les tournois ni dans les parties à la pendule entre personnes.
refusal-own-match = Cette position est celle de votre partie { $match_id }, encore en cours. Je dirai quel est le meilleur coup quand elle sera finie.
