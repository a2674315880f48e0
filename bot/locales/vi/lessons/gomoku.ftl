### The lessons of the game: a title and the rule of each.

lesson-five = Năm quân thẳng hàng
lesson-five-text = Hai bên lần lượt đặt quân vào điểm trống. Năm quân thẳng hàng là thắng: ngang, dọc hoặc chéo.
lesson-four = Hàng bốn
lesson-four-text = Bốn quân thẳng hàng đe dọa thành năm ngay. Hàng bốn của Trắng đã bị chặn một đầu; hãy chặn nốt đầu kia.
lesson-open = Hàng ba mở
lesson-open-text = Ba quân thẳng hàng với hai đầu trống là hàng ba mở. Nó thành hàng bốn mở, không chặn được nữa vì có hai điểm thắng.
lesson-three = Chặn hàng ba mở
lesson-three-text = Trắng có một hàng ba mở. Hãy chặn một đầu ngay, trước khi nó thành hàng bốn mở.
lesson-double = Hai hàng ba
lesson-double-text = Một nước tạo cùng lúc hai hàng ba mở gần như chắc thắng: đối thủ chỉ chặn được một hàng.
lesson-swap2 = Khởi đầu công bằng: Swap2
lesson-swap2-text = Người đi trước có lợi thế. Vì vậy hai người thường bắt đầu bằng Swap2: một người đặt ba quân đen, trắng, đen. Người kia chọn màu, hoặc đặt thêm hai quân trắng, đen rồi nhường quyền chọn. Hãy đặt quân thứ ba sao cho không màu nào hơn: sát hai quân này thì Đen được lợi quá nhiều, ở mép bàn thì quá ít. Hãy chừa hai điểm ở giữa.
