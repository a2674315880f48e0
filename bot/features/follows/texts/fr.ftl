### Following a match: the message on how it ended.

## follow

follow-ended = { $people } C’est fini : { $match }. { $end }
follow-on = Tu sauras ici comment finit cette partie.
follow-stop = Ne plus suivre
follow-off = Tu ne suis plus cette partie.
follow-nowhere = Je ne peux pas écrire ici de moi-même : je ne pourrais pas te dire ici comment la partie se termine.
