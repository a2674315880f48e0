### Pictures in words, for people who cannot see them. One sentence each, without its full stop.

## picture

picture-stop = 。
picture-semicolon = ；
picture-none = 无
picture-items = { $label }：{ $items }
picture-step = { $from }到{ $to }
picture-to-move = 轮到{ $side }走
picture-last = 上一步：{ $places }
picture-earlier = 再上一步：{ $place }
picture-line = 连成一线：{ $places }
picture-chosen = 选中：{ $places }
picture-targets = 可走到：{ $places }
picture-hint = 提示：{ $places }
