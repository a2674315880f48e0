"""The texts of the page itself: its own, and a few that it shares with the chat."""

from functools import cache

from bot.locales import catalogue

OWN = (
    *("connecting", "lost", "outside", "failed", "newer", "lobby", "back", "board", "keys", "target", "prepared"),
    *("moves", "turn", "sound", "confirm", "meant", "make"),
)
SHARED = {
    "first": "buttons.first",
    "previous": "buttons.previous",
    "next": "buttons.next",
    "last": "buttons.last",
    "another": "coach.no",
}


@cache
def page_texts(language: str) -> dict[str, str]:
    """The texts by the page's names for them, in one of bot.locales.LANGUAGES."""
    own = {name: catalogue(language).text(f"activity.{name}", move="{move}", cell="{cell}") for name in OWN}
    return own | {name: catalogue(language)[key] for name, key in SHARED.items()}
