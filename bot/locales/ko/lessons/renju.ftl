### The lessons of the game: a title and the rule of each.

lesson-overline = 장목은 금수
lesson-overline-text = 흑은 정확히 다섯을 이어야 합니다. 여섯 이상은 흑의 금수입니다. j8에 두면 돌 여섯 개가 이어집니다.
lesson-threes = 삼삼은 금수
lesson-threes-text = 흑은 한 수로 열린 삼 두 개를 만들 수 없으니 i8에는 둘 수 없습니다. 하지만 열린 삼 하나를 열린 사로 만들 수는 있습니다.
lesson-fours = 사사는 금수
lesson-fours-text = 한 수로 사 두 개를 만드는 것도 흑의 금수입니다(여기서는 f2). 사 하나와 열린 삼 하나를 함께 만드는 것은 허용되며 이깁니다.
lesson-white = 백에게는 금수가 없다
lesson-white-text = 백은 무엇이든 할 수 있고 여섯 이상도 이깁니다. 이번에는 백으로 둡니다.
