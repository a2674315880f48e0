### Pictures in words, for people who cannot see them. One sentence each, without its full stop.

## picture

picture-stop = {". "}
picture-semicolon = {"; "}
picture-none = keine
picture-items = { $label }: { $items }
picture-step = { $from } nach { $to }
picture-to-move = { $side } am Zug
picture-last = Letzter Zug: { $places }
picture-earlier = Der Zug davor: { $place }
picture-line = Gewinnreihe: { $places }
picture-chosen = Gewählt: { $places }
picture-targets = Mögliche Ziele: { $places }
picture-hint = Tipp: { $places }
