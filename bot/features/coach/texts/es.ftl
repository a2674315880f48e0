### Warnings before a move.

coach-takes = Cuidado: tu rival podrá capturar { $pieces } con { $reply }.
coach-wins-now = Cuidado: tu rival gana enseguida con { $reply }.
coach-wins-soon = Cuidado: tu rival podrá forzar la victoria empezando con { $reply }.
coach-loses = Cuidado: con esta jugada pierdes enseguida ({ $reason }).
coach-draws = Cuidado: esta jugada lleva enseguida a tablas ({ $reason }).
coach-ask = ¿Jugarla de todos modos?
coach-yes = Jugarla de todos modos
coach-no = Elegir otra jugada
coach-why = Con { COMMAND("settings") } eliges cuándo te aviso. Una victoria después de un aviso no cuenta para la puntuación.
