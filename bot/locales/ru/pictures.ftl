### Pictures in words, for people who cannot see them. One sentence each, without its full stop.

## picture

picture-stop = {". "}
picture-semicolon = {"; "}
picture-none = нет
picture-items = { $label }: { $items }
picture-step = { $from } на { $to }
picture-to-move = Ход: { $side }
picture-last = Последний ход: { $places }
picture-earlier = Предыдущий ход: { $place }
picture-line = Выигрышный ряд: { $places }
picture-chosen = Выбрано: { $places }
picture-targets = Может пойти на: { $places }
picture-hint = Подсказка: { $places }
