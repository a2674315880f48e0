"""How to play, and what this bot is."""

from bot import wording
from bot.render import RENDERERS
from bot.views.actions import action
from bot.views.challenges import USUAL, begin
from bot.views.context import Context
from bot.views.match import ASKED, when
from bot.views.page import Button, Page, Row
from bot.views.tags import Tag


def help_page(context: Context) -> Page:
    """Everything on one page, and a button to begin with."""
    texts = context.texts
    games = tuple(
        Button(texts.text("buttons.play", game=wording.game(texts, game)), Tag("begin", 0, 0, game), "primary")
        for game in RENDERERS
    )
    parts = (texts.text(f"help.{part}").strip() for part in ("begin", "during", "after", "rules"))
    return Page((f"### {texts.text('help.title')}", *parts, Row(games)), ASKED)


@action("begin")
async def begin_here(context: Context, tag: Tag) -> None:
    """A button of the help page."""
    await begin(context, tag.detail, None, USUAL, "drawn")


async def about_page(context: Context) -> Page:
    """Version, engines, tables, matches, uptime."""
    texts, state = context.texts, context.stage.condition()
    lines = (
        texts.text("about.version", version=state.version),
        texts.text("about.compiled" if state.compiled else "about.interpreted"),
        texts.text("about.workers", n=state.workers, busy=state.busy, waiting=state.waiting),
        texts.text("about.tables", tables=state.tables, slots=state.slots),
        texts.text("about.played", n=await context.referee.records.played()),
        texts.text("about.uptime", when=when(state.started.timestamp(), "f")),
    )
    return Page((f"### {texts.text('about.title')}", texts.text("about.what"), "\n".join(lines)), ASKED)
