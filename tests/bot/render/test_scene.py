"""What a Scene refuses."""

import pytest

from bot.render import Scene

BAD_FIELDS = [
    {"position": None},
    {"position": "x" * 201},
    {"last": "h2e2e2"},
    {"last": ("h2", "e2")},
    {"flip": 1},
    {"check": "yes"},
    {"line": ["a1"]},
    {"line": ("a1",) * 91},
    {"targets": "a1"},
    {"targets": (7,)},
    {"pieces": "cats"},
    {"game": b"xiangqi"},
]


@pytest.mark.parametrize("bad", BAD_FIELDS, ids=str)
def test_wrong_types_and_sizes_are_refused(bad: dict[str, object]) -> None:
    """A field of the wrong type or length never reaches a renderer."""
    with pytest.raises(ValueError, match=r"scene|pieces"):
        Scene(**({"game": "tictactoe", "position": "3/3/3 x"} | bad))  # type: ignore[arg-type]
