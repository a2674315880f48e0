### The lessons of the game: a title and the rule of each.

lesson-falling = Quân rơi xuống
lesson-falling-text = Quân rơi xuống chỗ trống thấp nhất của cột. Cột đã đầy, như cột 3 ở đây, không thả thêm được. Hãy thả quân lên trên quân đỏ ở cột 5.
lesson-row = Bốn quân thẳng hàng
lesson-row-text = Bốn quân của bạn thẳng hàng là thắng: ngang, dọc hoặc chéo. Bạn đã có ba quân cạnh nhau.
lesson-diagonal = Đường chéo
lesson-diagonal-text = Đường chéo rất dễ bỏ sót. Bạn có ba quân trên một đường chéo, và chỗ còn thiếu đã thả tới được.
lesson-block = Ba quân của đối thủ
lesson-block-text = Đối thủ có ba quân thẳng hàng và chỗ thứ tư đã thả tới được. Hãy chiếm trước.
lesson-double = Hai đầu để trống
lesson-double-text = Ba quân thẳng hàng với hai đầu trống là hai mối đe dọa: đối thủ chỉ bịt được một đầu.
