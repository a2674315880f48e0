### Studies: imported games and positions, and playing on from them.

## commands

commands-import-name = nhập
commands-import-description = Xem ván cờ hay thế cờ của bạn: PGN, PDN, FEN hoặc UCCI
commands-import-file-name = tệp
commands-import-file-description = Tệp chứa một ván cờ
commands-import-text-name = văn_bản
commands-import-text-description = Ván cờ hay thế cờ dạng văn bản
commands-import-game-description = Trò nào, nếu bạn đưa một thế cờ

## position

position-play = Đấu từ đây
position-ask = Đến lượt { $side }. Bạn cầm bên nào? Ván này không xếp hạng và không vào thành tích.
position-level = Đấu với tôi, bạn cầm { $side }: trình độ nào?
position-anyone = Hỏi kênh này, tôi cầm { $side }

## study

study-title = Bàn nghiên cứu: { $game } · { $first } – { $second }
study-saved = Bài nghiên cứu dạng PGN.
study-first = Trong đó có nhiều ván cờ; đây là ván đầu tiên.
study-over = Theo luật ở đây, ván cờ kết thúc tại đây, nhưng bản ghi của bạn thì khác.

## import

import-empty = Trong đó không có ván cờ nào.
import-both = Hãy gửi một tệp hoặc một đoạn văn bản, không cả hai.
import-too-long = Văn bản quá dài.
import-too-large = Tệp lớn hơn 1 MiB.
import-not-fetched = Tôi không lấy được tệp từ Discord. Hãy thử lại, hoặc dán nội dung của tệp.
import-too-many-moves = Có hơn { $value } nước đi.
import-tag = { $value } không phải là thẻ.
import-no-game-tag = Thiếu thẻ Game cho biết trò chơi. Hãy chọn trò chơi bằng tùy chọn “{ commands-game-name }”.
import-game = Ở đây không có trò chơi nào tên { $value }.
import-unclosed = Tại { $value } có chỗ chưa đóng, hoặc đóng hai lần.
import-variation = Một biến chưa đóng, hoặc đóng hai lần.
import-move = { $game }, nước thứ { $ply }. { $why }
import-over = { $game }, nước thứ { $ply }, { $value }: ván cờ đã kết thúc trước đó.
import-position = { $value } không phải là thế cờ của trò chơi này: { $game }. { $why }
import-position-form = Cách viết: { $value }
import-position-rows = Số hàng không đúng.
import-position-row = Hàng { $value } quá dài hoặc quá ngắn.
import-position-sign = Ký hiệu { $value } không có nghĩa ở đây.
import-position-cell = Không ván nào dẫn đến thế cờ này: hãy xem { $value }.
import-position-too-many = Có quá nhiều { $value }.
import-position-missing = Thiếu { $value }.
import-position-turn = Số x và o không khớp với bên đến lượt.
import-position-stones = Số x và o không đúng.
import-position-won = Bên đến lượt đã thắng rồi.
import-results = Các kết quả mâu thuẫn nhau: { $value }.

## refusal

refusal-which-import = Tôi không biết đây là trò nào. Hãy chọn trò chơi.
refusal-no-import = Tôi không thấy ván cờ hay thế cờ nào. Hãy gửi ván cờ dạng PGN, PDN hoặc chỉ các nước đi, hoặc thế cờ dạng FEN.
refusal-bad-import = Tôi không đọc được. { $what }
refusal-bad-import-at = Tôi không đọc được (dòng { $line }, cột { $column }). { $what }
