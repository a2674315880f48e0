### The lessons of the game: a title and the rule of each.

lesson-row = 세 개 잇기
lesson-row-text = 번갈아 빈 칸에 표시를 놓습니다. 가로, 세로, 대각선으로 세 개를 이으면 이깁니다.
lesson-block = 상대의 두 개
lesson-block-text = 상대가 한 줄에 두 개를 놓았고 셋째 칸이 비어 있으면 그 칸을 막아야 합니다.
lesson-fork = 양수겸장
lesson-fork-text = 한 수로 두 개짜리 줄을 둘 만들면 상대는 하나만 막을 수 있습니다.
