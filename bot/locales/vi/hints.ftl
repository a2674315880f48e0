### Hints, and what a line of moves leads to.

## hint

hint-title = Gợi ý { $step }/3
hint-thinking = Để tôi xem…
hint-piece = Hãy nhìn quân { $piece } ở { $cell }.
hint-candidates = Hãy nhìn { $moves }: một trong số đó là nước hay nhất.
hint-only = Ở đây chỉ có một nước hay: { $moves }.
hint-move = Hãy đi **{ $move }**.
hint-line = Diễn biến có thể: { $line }
hint-used = Bạn đã dùng { $n } gợi ý trong ván này.
hint-shown = Số gợi ý được đếm và hiển thị cùng ván cờ.

## prospect

prospect-wins-now = Nước này thắng ngay.
prospect-wins = Nước này thắng sau { $n } nước.
prospect-loses = Nước này cầm cự lâu nhất: đối thủ có thể thắng sau { $n } nước.
prospect-wins-by-rule = Đối thủ không được lặp nước mãi: ai làm thế sẽ thua.
prospect-loses-by-rule = Bạn không được lặp nước mãi: ai làm thế sẽ thua. Hãy đổi nước khi có thể.
prospect-draws = Nước này giữ được thế hòa.
prospect-wins-material = Nước này được { $won }.
prospect-wins-material-for = Nước này được { $won }, mất { $lost }.
prospect-loses-material = Đằng nào bạn cũng mất { $lost }; nước này thiệt ít nhất.
prospect-loses-material-for = Đằng nào bạn cũng mất { $lost }, được { $won }; nước này thiệt ít nhất.
prospect-better = Sau nước này bạn ưu thế hơn.
prospect-worse = Bạn đang kém thế, nhưng đây là cách thủ tốt nhất.
prospect-even = Nước này giữ thế cân bằng.

## truth

truth-all = Kết quả từng nước khi hai bên đều đi đúng: { $values }.
truth-wins =
    { $n ->
        [1] **{ $move }** thắng ngay
       *[other] **{ $move }** thắng sau { $n } nước
    }
truth-loses = **{ $move }** thua sau { $n } nước
truth-draws = **{ $move }** hòa

## refusal

refusal-no-hints = Không có gợi ý trong giải đấu và trong ván đấu có đồng hồ trực tiếp giữa người với người.
refusal-own-match = Thế cờ này thuộc ván { $match_id } của bạn, ván đó vẫn đang diễn ra. Khi ván kết thúc tôi sẽ cho biết nước tốt nhất.
