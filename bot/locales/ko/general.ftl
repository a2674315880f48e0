### What all games and pages share.

## What this language calls itself

language = 한국어

## bot

bot-name = Qibot
bot-opponent = Qibot ({ $level })
bot-former-player = 이전 플레이어

## levels

levels-beginner = 입문
levels-easy = 쉬움
levels-medium = 보통
levels-hard = 어려움
levels-master = 명인

## sides

sides-first = 제가 먼저
sides-second = 제가 나중
sides-drawn = 무작위

## How a command is named where the client cannot make it a link

command = /{ $local } (/{ $name })

## list

list-comma = ,{" "}
list-and = { $items }, { $last }

## result

result-resignation = { $loser } 님의 기권으로 { $winner } 님이 이겼습니다.
result-agreement = 합의로 비겼습니다.
result-timeout = { $loser } 님의 시간 초과로 { $winner } 님이 이겼습니다.

## reason

reason-resignation = 기권
reason-agreement = 합의
reason-timeout = 시간 초과

## outcome

outcome-win = 승
outcome-draw = 무
outcome-loss = 패
outcome-running = 진행 중
