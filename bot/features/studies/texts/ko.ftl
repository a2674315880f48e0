### Studies: imported games and positions, and playing on from them.

## commands

commands-import-name = 가져오기
commands-import-description = 내 기보나 국면을 살펴봅니다: PGN, PDN, FEN, UCCI
commands-import-file-name = 파일
commands-import-file-description = 대국이 담긴 파일
commands-import-text-name = 텍스트
commands-import-text-description = 대국이나 국면 텍스트
commands-import-game-description = 국면을 넣을 때 어떤 게임인지

## position

position-play = 여기서부터 두기
position-ask = { $side } 차례입니다. 어느 쪽을 두시겠습니까? 이 대국은 레이팅과 전적에 들어가지 않습니다.
position-level = Qibot과 두기 (나는 { $side }): 난이도는?
position-anyone = 이 채널에 물어보기 (나는 { $side })

## study

study-title = 연구판: { $game } · { $first } – { $second }
study-saved = 연구 내용의 PGN입니다.
study-first = 대국이 여러 개 들어 있습니다. 이것은 첫 번째 대국입니다.
study-over = 여기 규칙으로는 이 국면에서 대국이 끝나지만, 보내 주신 기보에는 다르게 되어 있습니다.

## import

import-empty = 대국이 들어 있지 않습니다.
import-both = 파일과 텍스트 중 하나만 지정하세요.
import-too-long = 글이 너무 깁니다.
import-too-large = 파일이 1 MiB보다 큽니다.
import-not-fetched = Discord에서 파일을 가져오지 못했습니다. 다시 시도하거나 내용을 붙여 넣어 주세요.
import-too-many-moves = 수가 { $value }개를 넘습니다.
import-tag = 태그가 아닙니다: { $value }.
import-no-game-tag = 게임을 나타내는 Game 태그가 없습니다. ‘{ commands-game-name }’ 옵션으로 게임을 골라 주세요.
import-game = 그런 이름의 게임은 없습니다: { $value }.
import-unclosed = { $value }에서 닫히지 않았거나 두 번 닫혔습니다.
import-variation = 변화수순이 닫히지 않았거나 두 번 닫혔습니다.
import-move = { $game } { $ply }번째 수: { $why }
import-over = { $game } { $ply }번째 수 { $value }: 그 전에 대국이 끝났습니다.
import-position = { $game }의 국면이 아닙니다: { $value }. { $why }
import-position-form = 이렇게 씁니다: { $value }
import-position-rows = 줄의 수가 맞지 않습니다.
import-position-row = 줄의 길이가 맞지 않습니다: { $value }.
import-position-sign = 여기서는 뜻이 없는 기호입니다: { $value }.
import-position-cell = 대국에서 나올 수 없는 국면입니다. 여기를 확인하세요: { $value }.
import-position-too-many = 너무 많습니다: { $value }.
import-position-missing = 빠져 있습니다: { $value }.
import-position-turn = x와 o의 수가 차례와 맞지 않습니다.
import-position-stones = x와 o의 수가 맞지 않습니다.
import-position-won = 둘 차례인 쪽이 이미 이겼습니다.
import-results = 결과가 서로 어긋납니다: { $value }.

## refusal

refusal-which-import = 어떤 게임인지 알 수 없습니다. 골라 주세요.
refusal-no-import = 기보도 국면도 찾을 수 없습니다. 기보는 PGN, PDN 또는 수순만으로, 국면은 FEN으로 보내 주세요.
refusal-bad-import = 읽을 수 없습니다. { $what }
refusal-bad-import-at = 읽을 수 없습니다({ $line }행 { $column }열). { $what }
