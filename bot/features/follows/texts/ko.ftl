### Telling who follows a match how it ended.

## follow

follow-ended = { $people } 끝났습니다: { $match }. { $end }
