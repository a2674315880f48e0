### Pictures in words, for people who cannot see them. One sentence each, without its full stop.

## picture

picture-stop = {". "}
picture-semicolon = {"; "}
picture-none = none
picture-items = { $label }: { $items }
picture-step = { $from } to { $to }
picture-to-move = { $side } to move
picture-last = Last move: { $places }
picture-earlier = The move before: { $place }
picture-line = Winning line: { $places }
picture-chosen = Chosen: { $places }
picture-targets = Can go to: { $places }
picture-hint = Hint: { $places }
