### Pictures in words, for people who cannot see them. One sentence each, without its full stop.

## picture

picture-stop = 。
picture-semicolon = ；
picture-none = なし
picture-items = { $label }：{ $items }
picture-step = { $from }から{ $to }
picture-to-move = { $side }の番
picture-last = 直前の手：{ $places }
picture-earlier = その前の手：{ $place }
picture-line = そろった列：{ $places }
picture-chosen = 選択中：{ $places }
picture-targets = 行ける所：{ $places }
picture-hint = ヒント：{ $places }
