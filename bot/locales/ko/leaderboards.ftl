### Leaderboards: who is best, and who beat whom.

## commands

commands-top-name = 순위
commands-top-description = 게임의 상위 플레이어
commands-top-game-name = 게임
commands-top-game-description = 어떤 게임
commands-top-where-name = 범위
commands-top-where-description = 이 서버(기본값) 또는 전체
commands-top-when-name = 기간
commands-top-when-description = 지난주, 지난달 또는 최근(기본값)에 둔 사람
commands-stats-against-name = 상대
commands-stats-against-description = 이 상대와의 대국만; Qibot을 고르면 저와의 대국

## settings

settings-listed-label = 순위표
settings-listed-on = 상위권이면 이름을 올리기
settings-listed-off = 절대 올리지 않기

## top

top-title = { $game } 순위
top-server = 이 서버
top-everywhere = 전체
top-week = 최근 7일 활동
top-month = 최근 30일 활동
top-all = 최근 활동
top-none = 아직 없습니다. 레이팅에 반영된 대국이 세 판 필요합니다.
top-played = 반영된 대국: { $n }
top-why = 레이팅 순, 반영된 대국 세 판부터. { COMMAND("settings") }에서 목록에서 빠질 수 있습니다.
top-unsettled = 잠정(?): 레이팅은 저와의 대국이나 레이팅이 확정된 상대와의 대국으로 확정됩니다.
top-beaten = 🏅 도움 없이 { $level } 단계의 저를 이긴 사람: { $names }.

## against

against-title = { $first } 대 { $second }
against-none = 아직 둘 사이에 끝난 대국이 없습니다.
against-score = { $first } { $won } : { $lost } { $second }

## refusal

refusal-no-leaderboard = 이 서버는 순위표를 꺼 두었습니다. ‘{ top-everywhere }’를 고르면 모든 서버의 순위를 볼 수 있습니다.
