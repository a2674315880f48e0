### What a person may set.

## commands

commands-settings-name = 설정
commands-settings-description = 언어, 기보 표기법, 판의 모양

## settings

settings-title = 내 설정
settings-every_game = 모든 게임의 설정
settings-one_game = 게임별 설정
settings-of_server = 서버 설정 전체
