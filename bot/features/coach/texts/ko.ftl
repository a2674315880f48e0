### Warnings before a move.

coach-takes = 조심하세요: 다음에 상대가 { $reply } 수로 잡을 수 있는 말: { $pieces }.
coach-wins-now = 조심하세요: 다음에 상대가 { $reply } 수로 바로 이깁니다.
coach-wins-soon = 조심하세요: 상대가 { $reply } 수부터 반드시 이길 수 있습니다.
coach-loses = 조심하세요: 이 수를 두면 바로 집니다 ({ $reason }).
coach-draws = 조심하세요: 이 수를 두면 바로 비깁니다 ({ $reason }).
coach-ask = 그래도 두시겠습니까?
coach-yes = 그래도 두기
coach-no = 다른 수 고르기
coach-why = 언제 경고할지는 { COMMAND("settings") }에서 정할 수 있습니다. 경고를 받은 판에서 이기면 레이팅에 반영되지 않습니다.
