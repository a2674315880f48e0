### Following a match: the message on how it ended.

## follow

follow-ended = { $people } Es ist vorbei: { $match }. { $end }
follow-on = Du erfährst hier, wie diese Partie endet.
follow-stop = Nicht mehr folgen
follow-off = Du folgst dieser Partie nicht mehr.
follow-nowhere = Ich kann hier von mir aus nichts schreiben und könnte dir nicht sagen, wie die Partie endet.
