### Matches that begin from a position.

## position

position-play = 여기서부터 두기
position-ask = 당신은 { $side }이고 당신 차례입니다. 이 대국은 레이팅과 전적에 들어가지 않습니다.
position-level = 저와 둘 때: 난이도는?
position-anyone = 이 채널에 물어보기
position-other-side = 아직 아무도 두지 않았고 { $side } 차례입니다. 연구판에서 한 수를 둔 다음 거기서부터 두세요.
position-unrated = 국면에서 시작, 레이팅 없음
position-asked = 이 국면에서: { $host } 님이 { $side }이고 둘 차례입니다. 레이팅 없음.
position-study = 연구판
