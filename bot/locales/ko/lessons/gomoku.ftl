### The lessons of the game: a title and the rule of each.

lesson-five = 다섯 잇기
lesson-five-text = 번갈아 빈 점에 돌을 놓습니다. 가로, 세로, 대각선으로 다섯 개를 이으면 이깁니다.
lesson-four = 사
lesson-four-text = 네 개를 이으면 다음 수에 다섯이 됩니다. 백의 사는 한쪽이 막혔으니 다른 쪽을 지금 막아야 합니다.
lesson-open = 열린 삼
lesson-open-text = 양쪽 끝이 빈 셋을 열린 삼이라고 합니다. 다음에 열린 사가 되면 이길 점이 둘이어서 막을 수 없습니다.
lesson-three = 열린 삼 막기
lesson-three-text = 백에게 열린 삼이 있습니다. 열린 사가 되기 전에 한쪽을 막으세요.
lesson-double = 삼삼
lesson-double-text = 한 수로 열린 삼 두 개를 만들면 거의 이깁니다. 상대는 하나만 막을 수 있습니다.
lesson-swap2 = 공평한 시작: Swap2
lesson-swap2-text = 먼저 두는 쪽이 유리하므로 사람끼리는 흔히 Swap2로 시작합니다. 한 사람이 흑, 백, 흑 세 개를 놓으면, 상대는 흑이나 백을 고르거나 백과 흑을 하나씩 더 놓고 선택을 넘깁니다. 어느 쪽도 더 좋지 않게 세 번째 돌을 놓으세요. 두 돌 바로 옆이면 흑이 너무 좋고, 가장자리면 도움이 너무 적습니다. 사이에 두 점을 비우세요.
