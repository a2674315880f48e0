### Telling who follows a match how it ended.

## follow

follow-ended = { $people } 終局しました:{ $match }。{ $end }
