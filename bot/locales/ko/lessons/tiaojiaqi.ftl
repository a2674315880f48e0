### The lessons of the game: a title and the rule of each.

lesson-step = 한 걸음
lesson-step-text = 돌은 대각선을 포함해 이웃한 빈 칸으로 한 칸 움직입니다. d7의 돌을 e8로 옮기세요.
lesson-clamp = 끼우기
lesson-clamp-text = 직선이나 대각선에서 내 돌 둘로 상대 돌 하나를 끼우면 그 돌이 내 색이 됩니다.
lesson-lift = 들기
lesson-lift-text = 한 줄에 있는 상대 돌 둘 사이에 서면 둘 다 내 색이 됩니다.
lesson-most = 들기와 끼우기
lesson-most-text = 한 수로 모든 방향에서 들기와 끼우기가 함께 일어납니다. 뒤집힌 돌은 다른 돌을 뒤집지 않습니다.
lesson-last = 끝내기
lesson-last-text = 60수씩 둔 뒤 돌이 많은 쪽이 이깁니다. 마지막 돌까지 뒤집으면 바로 이깁니다.
learn-goal-capture = 돌을 하나 뒤집으세요.
learn-goal-most = 한 수로 되도록 많은 돌을 뒤집으세요.
