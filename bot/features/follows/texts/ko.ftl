### Following a match: the message on how it ended.

## follow

follow-ended = { $people } 끝났습니다: { $match }. { $end }
follow-on = 이 대국이 끝나면 여기서 알려 드립니다.
follow-stop = 그만 지켜보기
follow-off = 더 이상 이 대국을 지켜보지 않습니다.
follow-nowhere = 저는 이 서버에 들어와 있지 않아서 대국 결과를 여기에서 알려 드릴 수 없습니다.
