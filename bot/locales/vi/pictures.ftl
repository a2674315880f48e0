### Pictures in words, for people who cannot see them. One sentence each, without its full stop.

## picture

picture-stop = {". "}
picture-semicolon = {"; "}
picture-none = không có
picture-items = { $label }: { $items }
picture-step = { $from } đến { $to }
picture-to-move = Đến lượt { $side }
picture-last = Nước vừa đi: { $places }
picture-earlier = Nước trước đó: { $place }
picture-line = Hàng thắng: { $places }
picture-chosen = Đã chọn: { $places }
picture-targets = Có thể đến: { $places }
picture-hint = Gợi ý: { $places }
