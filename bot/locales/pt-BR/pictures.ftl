### Pictures in words, for people who cannot see them. One sentence each, without its full stop.

## picture

picture-stop = {". "}
picture-semicolon = {"; "}
picture-none = nada
picture-items = { $label }: { $items }
picture-step = { $from } para { $to }
picture-to-move = Vez: { $side }
picture-last = Último lance: { $places }
picture-earlier = O lance anterior: { $place }
picture-line = Linha vencedora: { $places }
picture-chosen = Escolhido: { $places }
picture-targets = Pode ir para: { $places }
picture-hint = Dica: { $places }
