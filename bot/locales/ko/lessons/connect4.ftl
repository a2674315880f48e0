### The lessons of the game: a title and the rule of each.

lesson-falling = 말은 떨어진다
lesson-falling-text = 말은 그 열의 가장 낮은 빈자리로 떨어집니다. 여기 3열처럼 가득 찬 열에는 더 넣을 수 없습니다. 5열의 빨간 말 위에 떨어뜨리세요.
lesson-row = 네 개 잇기
lesson-row-text = 가로, 세로, 대각선으로 네 개를 이으면 이깁니다. 내 말 세 개가 나란히 있습니다.
lesson-diagonal = 대각선
lesson-diagonal-text = 대각선은 놓치기 쉽습니다. 내 말 세 개가 대각선에 있고, 넷째 자리에 바로 놓을 수 있습니다.
lesson-block = 상대의 세 개
lesson-block-text = 상대가 세 개를 이었고 넷째 자리에 놓을 수 있습니다. 먼저 차지하세요.
lesson-double = 양쪽이 빈 셋
lesson-double-text = 양쪽 끝이 빈 셋은 위협이 둘입니다. 상대는 한쪽만 막을 수 있습니다.
