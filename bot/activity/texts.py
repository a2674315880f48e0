"""The page's own texts: those of activity.ftl, and the few of others that it shows."""

from functools import cache
from importlib.resources import files

from bot.locales import Catalogue, _bundle, catalogue

OWN = (
    "connecting",
    "lost",
    "outside",
    "failed",
    "newer",
    "board",
    "keys",
    "moves",
    "turn",
    "sound",
    "target",
    "prepared",
)
SHARED = ("first", "previous", "next", "last")


@cache
def page_texts(language: str) -> dict[str, str]:
    """The texts by the names under which the page asks for them, in one of bot.locales.LANGUAGES."""
    own = {name: _own(language).text(f"activity.{name}", move="{move}", cell="{cell}") for name in OWN}
    return own | {name: catalogue(language).text(f"buttons.{name}") for name in SHARED}


def _own(language: str) -> Catalogue:
    """These files are to stand in bot/locales; until then they are read from here."""
    source = files(__package__) / "locales" / f"{language}.ftl"
    return Catalogue(language, {"": _bundle(language, [source])})
