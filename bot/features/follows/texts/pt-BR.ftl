### Telling who follows a match how it ended.

## follow

follow-ended = { $people } Acabou: { $match }. { $end }
