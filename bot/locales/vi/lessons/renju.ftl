### The lessons of the game: a title and the rule of each.

lesson-overline = Sáu là quá nhiều
lesson-overline-text = Đen cần đúng năm quân. Quân tạo thành sáu trở lên bị cấm với Đen: j8 sẽ nối cả sáu quân của bạn.
lesson-threes = Cấm hai hàng ba
lesson-threes-text = Đen không được tạo hai hàng ba mở bằng một quân, nên i8 bị cấm. Nhưng một hàng ba mở thì được thành hàng bốn mở.
lesson-fours = Cấm hai hàng bốn
lesson-fours-text = Hai hàng bốn bằng một quân cũng bị cấm với Đen: ở đây là f2. Một hàng bốn cùng một hàng ba mở thì được phép, và thắng.
lesson-white = Trắng không bị cấm gì
lesson-white-text = Trắng được làm mọi thứ: sáu quân trở lên cũng thắng. Bài này bạn cầm quân Trắng.
