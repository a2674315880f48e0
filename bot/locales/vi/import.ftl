### What is wrong with a game or a position that somebody brought along.

## refusal

refusal-bad-import = Tôi không đọc được. { $what }
refusal-bad-import-at = Tôi không đọc được (dòng { $line }, cột { $column }). { $what }

## import

import-empty = Trong đó không có ván cờ nào.
import-not-one = Phải có đúng một ván cờ.
import-too-long = Văn bản quá dài.
import-too-large = Tệp lớn hơn 1 MiB.
import-too-many-moves = Có hơn { $value } nước đi.
import-tag = { $value } không phải là thẻ.
import-no-game-tag = Thiếu thẻ Game cho biết trò chơi. Hãy chọn trò chơi bằng tùy chọn “{ commands-import-game-name }”.
import-game = Ở đây không có trò chơi nào tên { $value }.
import-unclosed = Tại { $value } có chỗ chưa đóng, hoặc đóng hai lần.
import-variation = Một biến chưa đóng, hoặc đóng hai lần.
import-move = Nước thứ { $ply }: { $why }
import-over = Nước thứ { $ply }, { $value }: ván cờ đã kết thúc trước đó.
import-position = { $value } không phải là thế cờ của trò chơi này: { $game }.
import-result = { $value } không phải là kết quả.
import-results = Các kết quả mâu thuẫn nhau: { $value }.
