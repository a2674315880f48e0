"""Files of older programs do not say how they are encoded."""

import pytest

from engines.decoding import decoded

CHINESE = '[Game "Chinese Chess"]\n[Event "{event}"]\n[Red "{red}"]\n\n1. {moves}\n'
SIMPLIFIED = CHINESE.format(event="全国象棋个人赛", red="赵鑫鑫", moves="炮二平五 马８进７ 2. 马二进三 车９平８")
TRADITIONAL = CHINESE.format(event="許功蓋盃", red="吳貴臨", moves="炮二平五 馬８進７ 2. 傌二進三 車９平８")
LATIN = '[Event "Fête"]\n[Black "José Müller"]\n\n1. 11-15 {fiancé} 23-19 2. 8-11 {Größe} 22-17 *\n'
CYRILLIC = '[Event "Чемпионат"]\n[Black "Иванов, Пётр"]\n\n1. 11-15 {и так} 23-19 *\n'


@pytest.mark.parametrize(
    ("text", "encoding"),
    [
        *((SIMPLIFIED, encoding) for encoding in ("utf-8", "utf-8-sig", "utf-16", "gb18030", "gbk")),
        *((TRADITIONAL, encoding) for encoding in ("utf-8", "utf-16", "gb18030", "big5", "cp950")),
        *((LATIN, encoding) for encoding in ("utf-8", "latin-1", "cp1252")),
        (CYRILLIC, "cp1251"),
        ('[Red "李"]\n\n1. h2e2', "gb18030"),
        ('[Red "王小明"]\n\n1. h2e2', "gb18030"),
        ('[Red "王小明"]\n\n1. h2e2', "big5"),
        ("炮二平五", "gb18030"),
        ("炮二平五", "big5"),
        ('[White "AÇÃO"]', "latin-1"),
        ("1. 11-15 {“Å là” – José}", "cp1252"),
    ],
)
def test_a_file_is_decoded_as_it_was_encoded(text: str, encoding: str) -> None:
    """Names, comments and moves are the same."""
    assert decoded(text.encode(encoding)).removeprefix("\ufeff") == text


def test_any_bytes_have_a_text() -> None:
    """Damaged files have one, too."""
    assert decoded(b"1. a1 \xff\xff b1").endswith(" b1")
    assert decoded(SIMPLIFIED.encode("gb18030")[:-12] + b"\xff").startswith(SIMPLIFIED[:-12])
    assert decoded(b"") == ""
