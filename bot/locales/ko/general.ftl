### What everything shares: the language itself, the bot, levels, sides, lists, results.

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

sides-first = 내가 먼저
sides-second = 상대가 먼저
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
result-timeout-draw = 시간이 끝났지만 상대도 이길 수 없는 상황이라 무승부입니다.
result-moderation = 관리자가 대국을 끝냈습니다. 결과는 없습니다.
result-dismissal = 결과 없이 끝났습니다. 대국하던 서버에 제가 더 이상 없습니다.

## reason

reason-resignation = 기권
reason-agreement = 합의
reason-timeout = 시간 초과
reason-timeout-draw = 시간 종료, 승리 불가
reason-moderation = 관리자가 종료
reason-dismissal = 봇이 서버를 떠남

## outcome

outcome-win = 승
outcome-draw = 무
outcome-loss = 패
outcome-running = 진행 중
outcome-none = 결과 없음
