### Warnings before a move.

coach-takes = Vorsicht: Dein Gegner kann dann mit { $reply } schlagen: { $pieces }.
coach-wins-now = Vorsicht: Dein Gegner gewinnt dann sofort mit { $reply }.
coach-wins-soon = Vorsicht: Dein Gegner kann dann den Sieg erzwingen, angefangen mit { $reply }.
coach-loses = Vorsicht: Mit diesem Zug verlierst du sofort ({ $reason }).
coach-draws = Vorsicht: Dieser Zug führt sofort zum Remis ({ $reason }).
coach-ask = Trotzdem ziehen?
coach-yes = Trotzdem ziehen
coach-no = Anderen Zug wählen
coach-why = Wann ich dich warne, legst du mit { COMMAND("settings") } fest. Ein Sieg nach einer Warnung wird nicht gewertet.
