### The lessons of the game: a title and the rule of each.

lesson-step = Một bước
lesson-step-text = Quân đi sang một ô trống kề bên, cả theo đường chéo. Hãy đi quân ở d7 sang e8.
lesson-clamp = Kẹp
lesson-clamp-text = Kẹp một quân địch giữa hai quân của bạn, thẳng hoặc chéo, quân đó đổi sang màu của bạn.
lesson-lift = Gánh
lesson-lift-text = Đi vào giữa hai quân địch trên cùng một đường thẳng, cả hai đổi sang màu của bạn.
lesson-most = Vừa gánh vừa kẹp
lesson-most-text = Một nước có thể gánh và kẹp cùng lúc theo mọi hướng. Quân vừa lật không lật quân khác.
lesson-last = Kết thúc ván
lesson-last-text = Sau 60 nước mỗi bên, ai nhiều quân hơn là thắng. Ai lật được quân cuối cùng thì thắng ngay.
learn-goal-capture = Hãy lật một quân.
learn-goal-most = Hãy lật nhiều quân nhất có thể trong một nước.
