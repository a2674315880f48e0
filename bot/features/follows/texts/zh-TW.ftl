### Telling who follows a match how it ended.

## follow

follow-ended = { $people } 對局結束：{ $match }。{ $end }
