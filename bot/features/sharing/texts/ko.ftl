### Showing matches to others.

## commands

commands-analyse-name = 대국 복기

## share

share-nothing = 이 메시지에는 대국이 없습니다.
