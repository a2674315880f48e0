### Warnings before a move.

coach-takes = Attention : ton adversaire pourra prendre { $pieces } par { $reply }.
coach-wins-now = Attention : ton adversaire gagnera aussitôt par { $reply }.
coach-wins-soon = Attention : ton adversaire pourra forcer la victoire en commençant par { $reply }.
coach-loses = Attention : avec ce coup, tu perds aussitôt ({ $reason }).
coach-draws = Attention : ce coup mène aussitôt à la nulle ({ $reason }).
coach-ask = Jouer quand même ?
coach-yes = Jouer quand même
coach-no = Choisir un autre coup
coach-why = { COMMAND("settings") } permet de choisir quand je t’avertis. Une victoire après un avertissement n’est pas classée.
