### Days off.

## commands

commands-vacation-name = 휴가
commands-vacation-description = 휴가를 냅니다. 그동안 일 단위 시계가 멈춥니다
commands-vacation-days-name = 일수
commands-vacation-days-description = 지금부터 며칠인지. 0은 휴가 종료, 비우면 남은 일수

## vacation

vacation-left = 올해 남은 휴가 일수: { $n }.
vacation-until = { $when }까지 휴가입니다. 일 단위 시계가 멈춰 있습니다.
vacation-none = 지금은 휴가가 아닙니다.
