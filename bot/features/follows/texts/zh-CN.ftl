### Following a match: the message on how it ended.

## follow

follow-ended = { $people } 对局结束：{ $match }。{ $end }
follow-on = 这局结束时会在这里通知你。
follow-stop = 取消关注
follow-off = 你已不再关注这局。
follow-nowhere = 我不能自己在这里发消息，没法在这里告诉你这局的结果。
