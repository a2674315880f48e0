"""How to play, and what the bot is: /help, /about."""

from datetime import datetime

from discord.utils import format_dt

from bot.discord.controls import Button, Tag, rows
from bot.discord.page import Page
from bot.features.challenges.page import BEGIN
from bot.handling.commands import command
from bot.handling.context import Context
from bot.handling.feature import Feature
from bot.locales import Catalogue
from bot.match import wording
from bot.match.page import ASKED
from bot.match.phrases import enumerate_words
from bot.render import RENDERERS
from engines.about import mode, qibot_version
from engines.pool import PoolStatus


@command(always=True)
async def help_(context: Context) -> None:
    """Shows how to play."""
    await show_help(context)


async def show_help(context: Context) -> None:
    """Shows the help page."""
    await context.answer.say(help_page(context.texts))


@command(always=True)
async def about(context: Context) -> None:
    """Shows what the bot is and how it is doing."""
    stores = context.referee.stores
    played, status = await stores.history.finished(), stores.engine.status()
    await context.answer.say(about_page(context.texts, status, context.services.started, played))


def help_page(texts: Catalogue) -> Page:
    """How to play, with a button for every game that begins a match against the bot."""
    games = tuple(
        Button(texts.text("buttons.play", game=wording.game(texts, game)), Tag(BEGIN, detail=game), "primary")
        for game in RENDERERS
    )
    parts = (texts[f"help.{part}"] for part in ("begin", "during", "after"))
    others = f"{texts['learn.help']}\n{texts['help.more']}"
    return Page(f"### {texts['help.title']}", *parts, others, *rows(games), accent=ASKED)


def about_page(texts: Catalogue, engines: PoolStatus, started: datetime, played: int) -> Page:
    """What the bot is and how it is doing since it `started`; `played` is the number of finished matches."""
    lines = (
        texts.text("about.version", version=qibot_version()),
        texts["about.compiled" if mode() == "compiled" else "about.interpreted"],
        texts.text("about.workers", n=engines.workers, busy=engines.busy, waiting=engines.waiting),
        texts.text("about.tables", tables=engines.tables, slots=engines.slots),
        texts.text("about.played", n=played),
        texts.text("about.uptime", when=format_dt(started, "f")),
    )
    games = enumerate_words(texts, [wording.game(texts, game) for game in RENDERERS])
    return Page(f"### {texts['about.title']}", texts.text("about.what", games=games), "\n".join(lines), accent=ASKED)


FEATURE = Feature(commands=(help_, about))
