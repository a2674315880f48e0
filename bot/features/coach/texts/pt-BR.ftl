### Warnings before a move.

coach-takes = Cuidado: seu adversário poderá capturar { $pieces } com { $reply }.
coach-wins-now = Cuidado: seu adversário vence na hora com { $reply }.
coach-wins-soon = Cuidado: seu adversário poderá forçar a vitória, começando com { $reply }.
coach-loses = Cuidado: com este lance você perde na hora ({ $reason }).
coach-draws = Cuidado: este lance leva na hora ao empate ({ $reason }).
coach-ask = Jogar mesmo assim?
coach-yes = Jogar mesmo assim
coach-no = Escolher outro lance
coach-why = Você escolhe em { COMMAND("settings") } quando eu aviso. Uma vitória depois de um aviso não vale rating.
