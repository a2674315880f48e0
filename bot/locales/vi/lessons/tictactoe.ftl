### The lessons of the game: a title and the rule of each.

lesson-row = Ba quân thẳng hàng
lesson-row-text = Hai bên lần lượt đặt quân vào ô trống. Ba quân thẳng hàng là thắng: ngang, dọc hoặc chéo.
lesson-block = Hai quân của đối thủ
lesson-block-text = Khi đối thủ có hai quân trên một hàng và ô thứ ba còn trống, bạn phải chiếm ô đó.
lesson-fork = Đòn đôi
lesson-fork-text = Một nước tạo cùng lúc hai hàng có hai quân gọi là đòn đôi. Đối thủ chỉ chặn được một hàng.
