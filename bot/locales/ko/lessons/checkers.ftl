### The lessons of the game: a title and the rule of each.

lesson-step = 말의 움직임
lesson-step-text = 말은 어두운 칸에서 대각선 앞으로 한 칸 갑니다. 뒤로는 가지 못합니다. 내 말을 한 칸 옮기세요.
lesson-capture = 잡기
lesson-capture-text = 바로 옆의 상대 말을 뛰어넘어 그 뒤 빈 칸에 내려앉으며 잡습니다.
lesson-must = 꼭 잡아야 한다
lesson-must-text = 잡을 수 있으면 꼭 잡아야 합니다. 그때 다른 수는 둘 수 없습니다.
lesson-several = 이어 뛰기
lesson-several-text = 뛸 수 있는 동안 계속 잡습니다. 길은 고를 수 있지만 끝까지 가야 합니다.
lesson-crown = 왕 되기
lesson-crown-text = 마지막 줄에 닿은 말은 왕이 됩니다.
lesson-king = 왕
lesson-king-text = 왕은 뒤로도 한 칸씩 가고 뒤쪽 말도 잡습니다.
lesson-stop = 뛰어서 왕 되기
lesson-stop-text = 뛰어서 마지막 줄에 닿은 말은 왕이 되고, 더 뛸 수 있어도 거기서 멈춥니다.
lesson-win = 이기는 법
lesson-win-text = 움직일 수 없는 쪽이 집니다. 말이 다 잡혔거나 모두 막혔을 때입니다.
