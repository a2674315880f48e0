### Following a match: the message on how it ended.

## follow

follow-ended = { $people } Ha terminado: { $match }. { $end }
follow-on = Te avisaré aquí cuando termine esta partida.
follow-stop = Dejar de seguir
follow-off = Ya no sigues esta partida.
follow-nowhere = Aquí no puedo escribir por mi cuenta, así que no podría decirte aquí cómo acaba la partida.
