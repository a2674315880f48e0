### Study boards.

commands-import-name = 가져오기
commands-import-description = 내 기보나 국면 살펴보기: PGN, PDN, FEN, UCCI
commands-import-file-name = 파일
commands-import-file-description = 대국이 담긴 파일
commands-import-text-name = 텍스트
commands-import-text-description = 대국이나 국면 텍스트
commands-import-game-name = 게임
commands-import-game-description = 국면을 넣을 때 어떤 게임인지

## study

study-title = 연구판: { $game } · { $first } – { $second }
study-saved = 연구 내용의 PGN입니다.
refusal-which-import = 어떤 게임인지 알 수 없습니다. 옵션 ‘{ commands-import-game-name }’로 골라 주세요.
refusal-no-import = 기보도 국면도 찾을 수 없습니다. 기보는 PGN이나 PDN으로, 국면은 FEN으로 보내 주세요.
