### Warnings before a move.

coach-takes = Cẩn thận: sau đó đối thủ có thể ăn { $pieces } bằng { $reply }.
coach-wins-now = Cẩn thận: sau đó đối thủ thắng ngay bằng { $reply }.
coach-wins-soon = Cẩn thận: sau đó đối thủ có thể ép thắng, bắt đầu bằng { $reply }.
coach-loses = Cẩn thận: đi nước này bạn thua ngay ({ $reason }).
coach-draws = Cẩn thận: đi nước này là hòa ngay ({ $reason }).
coach-ask = Vẫn đi nước này?
coach-yes = Vẫn đi
coach-no = Chọn nước khác
coach-why = Bạn chọn khi nào tôi cảnh báo bằng { COMMAND("settings") }. Ván thắng sau khi được cảnh báo không được xếp hạng.
