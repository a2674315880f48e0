### Telling who follows a match how it ended.

## follow

follow-ended = { $people } Đã kết thúc: { $match }. { $end }
