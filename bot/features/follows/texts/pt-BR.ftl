### Following a match: the message on how it ended.

## follow

follow-ended = { $people } Acabou: { $match }. { $end }
follow-on = Você vai saber aqui como esta partida termina.
follow-stop = Deixar de seguir
follow-off = Você não segue mais esta partida.
follow-nowhere = Não posso escrever aqui por conta própria, então não poderia contar aqui como a partida termina.
