"""What is kept about a person, and the confirmation of a deletion."""

from bot.discord.controls import Button, Row, Tag
from bot.discord.page import Page
from bot.locales import Catalogue
from bot.match.page import ASKED
from storage.restore_record import DELETIONS_KNOWN_FOR


def privacy_page(texts: Catalogue) -> Page:
    """What is kept and why, with buttons to export and to delete it."""
    buttons = (
        Button(texts["privacy.export"], Tag("export-data")),
        Button(texts["privacy.delete"], Tag("delete-data"), "danger"),
    )
    told = tuple(texts[f"privacy.{part}"] for part in ("kept", "also", "why", "seen"))
    gone = texts.text("privacy.gone", days=DELETIONS_KNOWN_FOR.days)
    return Page(f"### {texts['privacy.title']}", *told, gone, Row(*buttons), accent=ASKED)


def confirm_page(texts: Catalogue, told: str = "") -> Page:
    """What a deletion does, with buttons to confirm it or not, below what else is `told`."""
    buttons = (
        Button(texts["privacy.delete-yes"], Tag("delete-data-yes"), "danger"),
        Button(texts["privacy.delete-no"], Tag("delete-data-no")),
    )
    return Page(told, texts["privacy.confirm"], Row(*buttons), accent=ASKED)
