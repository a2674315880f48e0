### The lessons of the game: a title and the rule of each.

lesson-step = Cách đi của quân
lesson-step-text = Quân thường đi chéo tới một ô, chỉ trên ô sẫm. Quân thường không đi lùi. Hãy đi quân của bạn một ô.
lesson-capture = Ăn quân
lesson-capture-text = Quân nhảy qua quân địch kề bên vào ô trống phía sau và ăn quân đó.
lesson-must = Phải ăn
lesson-must-text = Ăn được thì phải ăn. Khi đó không đi nước khác được.
lesson-several = Nhảy nhiều lần
lesson-several-text = Còn nhảy được thì còn phải ăn tiếp. Bạn được chọn đường, nhưng phải đi hết đường đã chọn.
lesson-crown = Phong vua
lesson-crown-text = Quân tới hàng cuối thì thành vua.
lesson-king = Vua
lesson-king-text = Vua đi lùi và ăn lùi được, mỗi lần một ô.
lesson-stop = Nhảy tới hàng cuối
lesson-stop-text = Quân nhảy tới hàng cuối thì thành vua và dừng ở đó, dù vua còn nhảy tiếp được.
lesson-win = Cách thắng
lesson-win-text = Bên không đi được thì thua: vì hết quân hoặc vì mọi quân đều bị chặn.
