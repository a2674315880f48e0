### Hints, and what a line of moves leads to.

## hint

hint-title = 힌트 { $step }/3
hint-thinking = 살펴보고 있습니다…
hint-piece = { $cell }에 있는 { $piece } 쪽을 보세요.
hint-candidates = { $moves } 쪽을 보세요. 그중 하나가 가장 좋은 수입니다.
hint-only = 좋은 수는 하나뿐입니다: { $moves }.
hint-move = **{ $move }** 두세요.
hint-line = 예상되는 진행: { $line }
hint-used = 이 대국에서 힌트를 { $n }번 썼습니다.
hint-shown = 힌트 횟수는 세어서 대국과 함께 보여 줍니다.

## prospect

prospect-wins-now = 바로 이기는 수입니다.
prospect-wins = { $n }수 만에 이깁니다.
prospect-loses = 가장 오래 버티는 수입니다. 상대는 { $n }수 만에 이길 수 있습니다.
prospect-wins-by-rule = 상대는 같은 수를 끝없이 되풀이할 수 없습니다. 그러면 집니다.
prospect-loses-by-rule = 같은 수를 끝없이 되풀이하면 집니다. 가능할 때 다른 수를 두세요.
prospect-draws = 무승부를 지키는 수입니다.
prospect-wins-material = { $won } 이득을 봅니다.
prospect-wins-material-for = { $lost } 대신 { $won } 이득을 봅니다.
prospect-loses-material = 어떻게 두어도 { $lost } 손해를 봅니다. 이 수가 가장 덜 잃습니다.
prospect-loses-material-for = 어떻게 두어도 { $won } 대신 { $lost } 손해를 봅니다. 이 수가 가장 덜 잃습니다.
prospect-better = 이 다음은 당신이 유리합니다.
prospect-worse = 당신이 불리하지만 이것이 최선의 수비입니다.
prospect-even = 형세가 팽팽하게 유지됩니다.

## truth

truth-all = 양쪽이 완벽하게 둘 때 각 수의 결과: { $values }.
truth-wins =
    { $n ->
        [1] **{ $move }** 바로 승리
       *[other] **{ $move }** { $n }수 승리
    }
truth-loses = **{ $move }** { $n }수 패배
truth-draws = **{ $move }** 무승부

## refusal

refusal-no-hints = 대회와 사람끼리 하는 실시간 시계 대국에서는 힌트를 쓸 수 없습니다.
refusal-own-match = 이 국면은 아직 진행 중인 { $match_id }번 대국의 것입니다. 대국이 끝나면 최선의 수를 알려 드립니다.
