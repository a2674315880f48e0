### Following a match: the message on how it ended.

## follow

follow-ended = { $people } C’est fini : { $match }. { $end }
follow-on = Tu sauras ici comment finit cette partie.
follow-stop = Ne plus suivre
follow-off = Tu ne suis plus cette partie.
follow-nowhere = Je ne suis pas sur ce serveur : je ne pourrais pas te dire ici comment la partie se termine.
