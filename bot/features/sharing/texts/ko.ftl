### Showing matches to others.

## commands

commands-analyse-name = 대국 복기

## share

share-nothing = 이 메시지에는 대국판이 없습니다. 글로 쓴 기보나 국면은 { COMMAND("import") } 명령으로 읽을 수 있습니다.
