### Matches that begin from a position.

## position

position-play = Đấu từ đây
position-ask = Bạn cầm { $side } và đến lượt bạn. Ván này không tính hạng điểm và không vào thành tích.
position-level = Đấu với tôi: mạnh cỡ nào?
position-anyone = Hỏi kênh này
position-other-side = Chưa ai đi nước nào và đến lượt { $side }. Hãy đi một nước trên bàn nghiên cứu rồi đấu từ đó.
position-unrated = từ một thế cờ, không tính điểm
position-asked = Từ thế cờ này: { $host } cầm { $side } và đi trước. Không tính điểm.
position-study = Bàn nghiên cứu
