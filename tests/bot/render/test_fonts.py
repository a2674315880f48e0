"""The shipped fonts, and text that they lack."""

from pathlib import Path
from unicodedata import category

from hypothesis import given
from hypothesis import strategies as st

from bot.render import fonts
from bot.render.fonts import SANS, SERIF, face, has, showable_name
from tests.cases import for_each

FOLDER = Path(fonts.__file__).parent


@for_each(
    "text, shown",
    [
        ("Tom", "Tom"),
        ("张伟", "张伟"),
        ("陈璐瑶", "陈璐瑶"),
        ("劉靜雯", "劉靜雯"),
        ("髙橋凛", "髙橋凛"),
        ("김뷁햏", "김뷁햏"),
        ("Zoë Ångström", "Zoë Ångström"),
        ("Łukasz Šimůnek", "Łukasz Šimůnek"),
        ("Şükrü Çağrı", "Şükrü Çağrı"),
        ("Їжак Ґалаґан", "Їжак Ґалаґан"),
        ("Ελένη", "Ελένη"),
        ("ꜷ", "au"),
        ("𝓜𝓪𝓰𝓷𝓾𝓼", "Magnus"),
        ("ＡＢＣ１２", "ABC12"),
        ("四子連線，小林（紅方）獲勝。", "四子連線，小林（紅方）獲勝。"),
        ("？！", "？！"),
        ("Tom 🎉🎉", "Tom"),
        ("สมชาย Kim", "smchay Kim"),
        ("محمد علي", "mhmd ly"),
        ("דוד", "dvd"),
        ("राजेश", "rajes"),
        ("გიორგი", "giorgi"),
        ("张龘", "张Da"),
        ("Z̷̛͎a̸l̶g̴o", "Zalgo"),
        ("\u202etxt.exe", "txt.exe"),
        ("two\nlines\tand  blanks", "two lines and blanks"),
        ("🎉☠️", "tada skull crossbones"),
        ("\u3164", "..."),
        ("?", "?"),
        ("", "..."),
        (" \u200b ", "..."),
    ],
)
def test_text_is_made_showable(text: str, shown: str) -> None:
    """Names of every kind come out readable, also those of letters that the font lacks, and of emoji alone."""
    assert showable_name(text) == shown


@given(st.text(max_size=40))
def test_showable_text_has_ink_for_every_sign(text: str) -> None:
    assert all(has(sign) for sign in showable_name(text))


@for_each("file, characters", [(SANS, "sans.txt"), (SERIF, "serif.txt")])
def test_fonts_hold_their_characters(file: str, characters: str) -> None:
    wanted = set((FOLDER / characters).read_text("utf-8")) - {"\n"}
    assert len(wanted) > 20
    assert [sign for sign in wanted if face(file, 40).getmask(sign).getbbox() is None] == []


def test_every_letter_of_the_texts_can_be_drawn() -> None:
    """Any text may be drawn in a picture. If this fails, cut the font again, as its README says."""
    texts = (path.read_text("utf-8") for path in FOLDER.parents[1].rglob("*.ftl"))
    lacking = {sign for text in texts for sign in text if category(sign)[0] == "L" and not has(sign)}
    assert lacking == set()


def test_fonts_may_be_shipped() -> None:
    """The licence is beside the fonts, they have their own names, and they are not large."""
    assert "SIL OPEN FONT LICENSE Version 1.1" in (FOLDER / "OFL.txt").read_text("utf-8")
    assert [face(file, 20).getname() for file in (SANS, SERIF)] == [("Qibot Sans", "Bold"), ("Qibot Serif", "Bold")]
    assert sum((FOLDER / file).stat().st_size for file in (SANS, SERIF)) < 3_500_000
