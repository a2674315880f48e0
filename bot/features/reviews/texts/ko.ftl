### Reviews of finished matches.

## review

review-title = 대국 { $id } 복기
review-working = 대국을 살펴보는 중: { $total }개 국면 중 { $done }개…
review-accuracy = { $name }: 정확도 **{ $value }%**
review-formula = 정확도: 승률을 많이 떨어뜨릴수록 낮습니다. 수가 적으면 높게 나오지 않습니다(모두 최선이어도 세 수면 92, 서른 수면 97). 큰 실수 하나의 영향이 큽니다. 이미 승부가 난 국면과 선택의 여지가 없던 수는 세지 않습니다.
review-none = 실수를 찾지 못했습니다.
review-none-own = 내 수에서는 실수를 찾지 못했습니다.
review-moments = 배울 점이 있는 장면
review-lost = { $side } **{ $move }**: 승률 { $before }% → { $after }%.
review-best = 최선은 **{ $best }**입니다.
review-perfect = 다만 끝까지 완벽하게 두어야 합니다.
review-better = 우세를 지킵니다.
review-defence = 이것이 최선의 수비입니다.
review-worse = 가장 오래 버팁니다.
review-no-moves = 이 대국에서는 한 수도 두지 않아 복기할 것이 없습니다.
review-steps = 한 수씩 보기
review-try = 직접 해 보기
review-overview = 전체 보기
review-find = { $side } 차례: 어떻게 두시겠습니까? 대국에서 둔 수: { $move }.
review-told = 그 수도 아니었습니다.
review-graph = { $side }의 승률 그래프: { $least }%에서 { $most }% 사이, 마지막은 { $last }%. 표시된 수: { $marked }.

## verdict

verdict-best = 최선
verdict-good = 좋은 수
verdict-inaccuracy = 부정확한 수
verdict-mistake = 실수
verdict-blunder = 큰 실수
