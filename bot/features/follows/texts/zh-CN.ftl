### Telling who follows a match how it ended.

## follow

follow-ended = { $people } 对局结束：{ $match }。{ $end }
