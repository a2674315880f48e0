### Offers that only who makes them can see.

## offer

offer-hidden = 이 질문은 당신에게만 보입니다. 여기서는 모두에게 보이는 글을 쓸 수 없습니다. 요청한 내용은 판에 나와 있고, { $name } 님은 판 아래의 같은 버튼을 눌러 답합니다.
