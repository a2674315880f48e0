### Telling who follows a match how it ended.

## follow

follow-ended = { $people } C’est fini : { $match }. { $end }
