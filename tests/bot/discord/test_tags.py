"""custom_ids: every tag is read as it was written, and nothing else is."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot import installed
from bot.discord.controls import LONGEST, SUBJECTS, Subject, Tag
from tests.cases import for_each

tags = st.builds(
    Tag,
    kind=st.from_regex(r"[a-z][a-z-]{0,20}", fullmatch=True),
    about=st.integers(0, 2**64 - 1),
    ply=st.integers(0, 99_999),
    detail=st.from_regex(r"[a-z0-9.-]{0,30}", fullmatch=True),
)


@given(tags)
def test_written_and_read(tag):
    assert Tag.read(str(tag)) == tag
    assert len(str(tag)) <= LONGEST


@for_each("kind", sorted({*installed.actions(), *SUBJECTS}))
def test_a_number_is_read_as_one_thing(kind):
    """The number of a tag is that of a match, a person, a server, or nothing; every kind has an action."""
    tag = Tag(kind, 7)
    numbers = {Subject.MATCH: tag.match, Subject.PERSON: tag.person, Subject.SERVER: tag.server}
    assert {subject for subject, number in numbers.items() if number} <= {tag.subject}
    assert kind in installed.actions()


@for_each("kind", ["replay", "history", "set"])
@given(st.integers(0, 10**20 - 1))
def test_a_number_fits_into_the_database_or_is_none(kind, number):
    """Anybody can send any digits; what the database cannot hold is read as 0, which nothing has as its number."""
    tag = Tag.read(f"{kind}:{number}:0:{number}")
    allowed = number if number < 1 << 63 else 0
    assert tag.number == tag.match + tag.person + tag.server == allowed


@given(st.text(max_size=120))
def test_anything_may_be_read(text):
    """Any text is a tag that is written the same but for leading zeros, or none."""
    tag = Tag.read(text)
    if tag is not None:
        assert Tag.read(str(tag)) == tag


@for_each("tag", [Tag("Move"), Tag("move", -1), Tag("move", 1, 1, "a:b"), Tag("move", 1, 1, "x" * 41)])
def test_what_cannot_be_read_is_not_written(tag):
    with pytest.raises(ValueError, match="no custom_id"):
        str(tag)
