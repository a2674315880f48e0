### Clocks: time controls, pauses, days off.

## commands

commands-play-clock-name = 시간제
commands-play-clock-description = 제한 시간 (생략하면 평소 설정)
commands-pause-name = 일시정지
commands-pause-description = 상대가 동의하면 시계를 멈추고, 다시 움직이기
commands-vacation-name = 휴가
commands-vacation-description = 휴가 내기: 그동안 한 수당 시계가 멈춥니다
commands-vacation-days-name = 일수
commands-vacation-days-description = 지금부터 며칠; 0은 휴가 끝, 비우면 남은 날

## buttons

buttons-clock_resume = 계속하기
buttons-pause_accept = 일시정지 동의
buttons-pause_decline = 거절
buttons-pause_withdraw = 요청 취소

## settings

settings-clock-label = 평소 시간제
settings-clock-auto = 사람과는 일 단위, 저와는 무제한
settings-clock-none = 무제한
settings-clock-live-60-5 = 1분 + 한 수당 5초
settings-clock-live-300-5 = 5분 + 한 수당 5초
settings-clock-live-600-10 = 10분 + 한 수당 10초
settings-clock-live-900-10 = 15분 + 한 수당 10초
settings-clock-move-86400 = 한 수당 1일
settings-clock-move-259200 = 한 수당 3일
settings-clock-move-604800 = 한 수당 7일

## clock

clock-hours = 한 수당 시간: { $n }
clock-named = 시간제: { $clock }
clock-left = { $name } 남은 시간 { $time }
clock-paused = ⏸️ 시계가 멈춰 있습니다
clock-runs_again = ▶️ 시계가 다시 갑니다.
clock-short = ⚠️ **{ $name }, 시간이 얼마 없습니다: { $when } 끝납니다**
match-time_short = { $name }, 둘 시간이 얼마 남지 않았습니다.

## vacation

vacation-left = 올해 남은 휴가 일수: { $n }.
vacation-until = { $when }까지 휴가입니다. 한 수당 시계가 멈춰 있습니다.
vacation-none = 지금은 휴가가 아닙니다.

## offer

offer-pause_asked = { $name } 님이 시계를 멈추자고 합니다.
offer-pause_declined = { $name } 님은 시계를 멈추지 않겠다고 합니다.
offer-pause_withdrawn = { $name } 님이 시계를 멈추자는 요청을 취소했습니다.

## result

result-timeout-draw = 시간이 끝났지만 상대도 이길 수 없는 상황이라 무승부입니다.
reason-timeout-draw = 시간 종료, 승리 불가

## refusal

refusal-no-clock = 이 대국에는 움직이는 시계가 없습니다.
refusal-no-vacation-left = 남은 것보다 많습니다. 올해 남은 휴가 일수: { $n }.
