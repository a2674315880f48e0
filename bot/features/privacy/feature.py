"""What is kept about a person, shown, exported and deleted: /privacy."""

import logging
from functools import partial
from secrets import token_hex

from bot.discord.controls import Button, Row, Tag
from bot.discord.failures import insist
from bot.discord.page import Document, Page
from bot.features.privacy.rules import Privacy
from bot.handling.actions import Actions
from bot.handling.commands import command
from bot.handling.context import Context
from bot.handling.feature import Feature
from bot.handling.services import Poster, Services
from bot.locales import Catalogue
from bot.match.failure_log import failure_logged
from bot.match.page import ASKED
from bot.match.preferences import Preference
from storage.restore_record import DELETIONS_KNOWN_FOR

log = logging.getLogger(__name__)

ACTIONS = Actions()

MOST_BYTES = 9 << 20  # Discord takes 10 MiB


@command(always=True)
async def privacy(context: Context) -> None:
    """Shows what is kept and why, with buttons to export and to delete it."""
    await context.answer.say(privacy_page(context.texts))


@ACTIONS.on("export-data", always=True)
async def export(context: Context, tag: Tag) -> None:
    """Sends everything about the person in one file, to them alone."""
    await context.answer.promise(context.texts["privacy.collecting"])
    archive = await context.referee.of(Privacy).archive(context.person.id)
    if len(archive) > MOST_BYTES:
        await context.tell_person(context.texts["privacy.too-large"])
    else:
        await context.answer.say(Page(context.texts["privacy.exported"], Document("qibot.zip", archive)))


@ACTIONS.on("delete-data", always=True)
async def ask(context: Context, tag: Tag) -> None:
    """Asks the person to confirm the deletion."""
    await context.answer.say(confirm_page(context.texts))


@ACTIONS.on("delete-data-yes", always=True)
async def delete(context: Context, tag: Tag) -> None:
    """Deletes everything about the person, and shows their opponents that the matches are over."""
    matches = await context.referee.of(Privacy).delete(context.person.id)
    await context.show(Page(context.texts["privacy.deleted"]))
    for match_id in matches:
        with failure_logged(log, "match %s is over and cannot be shown", match_id):
            await context.services.show_ended(await context.referee.stores.view(match_id))


@ACTIONS.on("delete-data-no", always=True)
async def keep(context: Context, tag: Tag) -> None:
    """Goes back to the first page: nothing is deleted. A sweep may have deleted everything meanwhile."""
    is_known = await context.referee.of(Privacy).keep(context.person.id)
    await context.show(privacy_page(context.texts) if is_known else Page(context.texts["privacy.deleted"]))


class DeletionNotices(Poster):
    """Writes to people whose click on "delete" was cut off by the end of the process, and so looked as if it had
    failed, what became of it.
    """

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._referee.of(Privacy).on_finished = self._tell

    def _tell(self, person: int, reader: Preference, is_deleted: bool) -> None:
        texts = reader.texts
        page = Page(texts["privacy.deleted"]) if is_deleted else confirm_page(texts, texts["trouble.apology"])
        write = partial(self._channels.write, person, page, token_hex())
        self._referee.stores.background.spawn(insist("news of a deletion", write))


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


FEATURE = Feature(commands=(privacy,), actions=(ACTIONS,), services=(Privacy,), posters=(DeletionNotices,))
