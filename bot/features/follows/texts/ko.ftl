### Following a match: the message on how it ended.

## follow

follow-ended = { $people } 끝났습니다: { $match }. { $end }
follow-on = 이 대국이 끝나면 여기서 알려 드립니다.
follow-stop = 그만 지켜보기
follow-off = 더 이상 이 대국을 지켜보지 않습니다.
follow-nowhere = 여기에는 제가 먼저 글을 올릴 수 없어서 대국 결과를 여기에서 알려 드릴 수 없습니다.
