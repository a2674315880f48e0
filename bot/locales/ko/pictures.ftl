### Pictures in words, for people who cannot see them. One sentence each, without its full stop.

## picture

picture-stop = {". "}
picture-semicolon = {"; "}
picture-none = 없음
picture-items = { $label }: { $items }
picture-step = { $from }에서 { $to }
picture-to-move = { $side } 차례
picture-last = 마지막 수: { $places }
picture-earlier = 그 전 수: { $place }
picture-line = 이어진 줄: { $places }
picture-chosen = 선택: { $places }
picture-targets = 갈 수 있는 곳: { $places }
picture-hint = 힌트: { $places }
