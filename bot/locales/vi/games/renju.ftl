### The game's own words: names, rules, endings, notations, looks, and its picture in words.

name = Cờ Renju
first = Đen
second = Trắng
how = một điểm từ a1 (dưới trái) đến o15
aim = Xếp năm quân của bạn thành một hàng; có những điểm Đen không được đi.
rules = Đen cần đúng năm quân thẳng hàng; một quân không được tạo sáu quân trở lên, hai hàng bốn hoặc hai hàng ba, trừ khi tạo thành năm. Trắng thắng với năm quân trở lên và không bị cấm gì. Đen đi trước.

## Endings: a sentence and a few words; notations and looks

result-five = { $winner } thắng với năm quân thẳng hàng.
result-full = Hòa: không còn điểm nào để đi.
reason-five = năm quân thẳng hàng
reason-full = hết điểm đi
notation-cells = Điểm (h8)
look-day = Gỗ ban ngày
look-night = Tối ban đêm

## The 26 openings by their standard names

opening-kansei = Kansei
opening-keigetsu = Keigetsu
opening-sosei = Sosei
opening-kagetsu = Kagetsu
opening-zangetsu = Zangetsu
opening-ugetsu = Ugetsu
opening-kinsei = Kinsei
opening-shogetsu = Shogetsu
opening-kyugetsu = Kyugetsu
opening-shingetsu = Shingetsu
opening-zuisei = Zuisei
opening-sangetsu = Sangetsu
opening-yusei = Yusei
opening-chosei = Chosei
opening-kyogetsu = Kyogetsu
opening-kosei = Kosei
opening-suigetsu = Suigetsu
opening-ryusei = Ryusei
opening-ungetsu = Ungetsu
opening-hogetsu = Hogetsu
opening-rangetsu = Rangetsu
opening-gingetsu = Gingetsu
opening-myojo = Myojo
opening-shagetsu = Shagetsu
opening-meigetsu = Meigetsu
opening-suisei = Suisei

## Why a move is not possible

why-taken = Điểm { $cell } đã có quân.
why-overline = { $cell } là điểm cấm của Đen: sẽ tạo sáu quân trở lên.
why-double-four = { $cell } là điểm cấm của Đen: sẽ tạo hai hàng bốn cùng lúc.
why-double-three = { $cell } là điểm cấm của Đen: sẽ tạo hai hàng ba cùng lúc.
position-overline = Đen có hơn năm quân thẳng hàng.

## The picture in words

forbidden = Đen bị cấm
