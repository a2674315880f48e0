### Telling who follows a match how it ended.

## follow

follow-ended = { $people } The match is over: { $match }. { $end }
