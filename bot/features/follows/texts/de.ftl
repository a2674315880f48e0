### Telling who follows a match how it ended.

## follow

follow-ended = { $people } Es ist vorbei: { $match }. { $end }
