### Following a match: the message on how it ended.

## follow

follow-ended = { $people } 對局結束：{ $match }。{ $end }
follow-on = 這局結束時會在這裡通知你。
follow-stop = 取消追蹤
follow-off = 你已不再追蹤這局。
follow-nowhere = 我不能自己在這裡發訊息，沒辦法在這裡告訴你這局的結果。
