### What is wrong with a game or a position that somebody brought along.

## refusal

refusal-bad-import = 읽을 수 없습니다. { $what }
refusal-bad-import-at = 읽을 수 없습니다({ $line }행 { $column }열). { $what }

## import

import-empty = 대국이 들어 있지 않습니다.
import-not-one = 대국이 정확히 하나 있어야 합니다.
import-too-long = 글이 너무 깁니다.
import-too-large = 파일이 1 MiB보다 큽니다.
import-too-many-moves = 수가 { $value }개를 넘습니다.
import-tag = { $value }은(는) 태그가 아닙니다.
import-no-game-tag = 게임을 나타내는 Game 태그가 없습니다. 옵션 ‘{ commands-import-game-name }’로 게임을 골라 주세요.
import-game = { $value }(이)라는 게임은 없습니다.
import-unclosed = { $value }에서 닫히지 않았거나 두 번 닫혔습니다.
import-variation = 변화수순이 닫히지 않았거나 두 번 닫혔습니다.
import-move = { $ply }번째 수: { $why }
import-over = { $ply }번째 수 { $value }: 그 전에 대국이 끝났습니다.
import-position = { $value }은(는) { $game }의 국면이 아닙니다.
import-result = { $value }은(는) 결과가 아닙니다.
import-results = 결과가 서로 어긋납니다: { $value }.
