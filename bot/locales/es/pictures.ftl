### Pictures in words, for people who cannot see them. One sentence each, without its full stop.

## picture

picture-stop = {". "}
picture-semicolon = {"; "}
picture-none = nada
picture-items = { $label }: { $items }
picture-step = { $from } a { $to }
picture-to-move = Turno: { $side }
picture-last = Última jugada: { $places }
picture-earlier = La jugada anterior: { $place }
picture-line = Línea ganadora: { $places }
picture-chosen = Elegido: { $places }
picture-targets = Puede ir a: { $places }
picture-hint = Pista: { $places }
