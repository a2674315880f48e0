"""Lists of matches: those in progress, and the history with its pages."""

from bot import wording
from bot.locales import Catalogue
from bot.referee import Entry, MatchView, Place
from bot.views import people
from bot.views.actions import action
from bot.views.context import Context
from bot.views.match import ASKED, when
from bot.views.page import Button, Option, Page, Row, menus
from bot.views.replays import open_replay, replay_page
from bot.views.summary import board_address
from bot.views.tags import Tag

ANY = "any"  # stands for every game in a tag


# -- in progress ------------------------------------------------------------------------------------------------------


async def show_progress(context: Context, said: str = "") -> None:
    """A person's open matches with links to their boards; `said` comes first."""
    texts = context.texts
    entries = await context.referee.records.in_progress(context.person.id)
    if not entries:
        await context.tell(texts.text("progress.none"))
        return
    options = tuple(
        _option(texts, entry, _progress_state(texts, entry, _unmarked(texts, entry)))
        for entry in entries
        if entry.status == "playing"
    )
    lines = "\n".join(_progress_line(texts, entry) for entry in entries)
    menu = menus(Tag("board"), texts.text("buttons.show_again"), options)
    await context.say(Page((said, f"### {texts.text('progress.title')}", lines, *menu), ASKED))


@action("board")
async def post_board(context: Context, tag: Tag) -> None:
    """A line of the menu under the matches in progress."""
    await post_again(context, int("".join(context.values)))


async def post_again(context: Context, match_id: int) -> None:
    """The board of a match in a new message here; for eyes that are not the players', and where the opponent does not
    see it, only the position as it stands: a match has one board, which everything that happens is shown on.
    """
    view = await context.referee.records.view(match_id)
    if may_move_to(context.place, view, context.person.id):
        context.require_place()
        await context.stage.boards.post(context, match_id)
    else:
        await context.say(await replay_page(context, match_id, view.ply))


def may_move_to(place: Place, view: MatchView, person: int) -> bool:
    """Whether a person may have a match's board in another place: their own match, where both players can be."""
    if view.side_of(person) is None:
        return False
    if view.against_bot or place.channel_id == view.channel_id:
        return True
    return place.guild_id is not None and place.guild_id == view.guild_id


def _progress_line(texts: Catalogue, entry: Entry) -> str:
    address, opponent = board_address(entry), people.seat(texts, entry.opponent)
    number = texts.text("match.number", id=entry.id)
    line = texts.text(
        "progress.line",
        game=wording.game(texts, entry.game),
        opponent=opponent,
        state=_progress_state(texts, entry, opponent),
        plies=texts.text("history.plies", n=entry.plies),
    )
    return f"{line} · [{number}]({address})" if address else f"{line} · {number}"


def _progress_state(texts: Catalogue, entry: Entry, name: str) -> str:
    """How a match stands; `name` is the opponent's as it can be shown there."""
    if entry.status == "challenged":
        return texts.text("progress.to_answer" if entry.is_my_turn else "progress.awaits_answer")
    if entry.is_my_turn:
        return texts.text("progress.your_move")
    return texts.text("progress.their_move", name=name)


# -- history ----------------------------------------------------------------------------------------------------------


@action("history")
async def turn_page(context: Context, tag: Tag) -> None:
    """Newer and older."""
    game = tag.detail.partition(".")[0]
    await context.update(await history_page(context, tag.match, None if game == ANY else game, tag.ply))


@action("look")
async def look_at(context: Context, tag: Tag) -> None:
    """A line of the history's menu: a replay, beside the list."""
    await open_replay(context, int("".join(context.values)))


async def history_page(
    context: Context, person: int, game: str | None = None, number: int = 1, name: str | None = None
) -> Page:
    """A page of somebody's matches, the newest first."""
    texts = context.texts
    page = await context.referee.records.history(person, game, number)
    known = await context.referee.records.person(person)
    title = texts.text("history.title", name=people.shown(name or (known.name if known else str(person))))
    if not page.entries:
        return Page((f"### {title}", texts.text("history.none")), ASKED)
    options = tuple(_option(texts, entry, _ending(texts, entry)) for entry in page.entries)
    return Page(
        (
            f"### {title}",
            "\n".join(_history_line(texts, entry) for entry in page.entries),
            *menus(Tag("look"), texts.text("menus.replay"), options),
            Row(
                (
                    _turn(texts, "newer", person, game, page.page - 1, page.page > 1),
                    _turn(texts, "older", person, game, page.page + 1, page.page < page.pages),
                )
            ),
            f"-# {texts.text('history.page', page=page.page, pages=page.pages, total=page.total)}",
        ),
        ASKED,
    )


def _turn(texts: Catalogue, role: str, person: int, game: str | None, page: int, there: bool) -> Button:
    tag = Tag("history", person, page, f"{game or ANY}.{role}")
    return Button(texts.text(f"buttons.{role}"), tag, disabled=not there)


def _history_line(texts: Catalogue, entry: Entry) -> str:
    values = {
        "id": entry.id,
        "outcome": texts.text(f"outcome.{entry.outcome or 'running'}"),
        "game": wording.game(texts, entry.game),
        "opponent": people.seat(texts, entry.opponent),
        "plies": texts.text("history.plies", n=entry.plies),
        "when": when((entry.ended_at or entry.created_at).timestamp(), "d"),
    }
    if entry.reason is None:
        return texts.text("history.line_running", **values)
    return texts.text("history.line", reason=texts.text(f"reason.{entry.reason}"), **values)


def _ending(texts: Catalogue, entry: Entry) -> str:
    parts = [texts.text(f"outcome.{entry.outcome or 'running'}"), texts.text("history.plies", n=entry.plies)]
    return " · ".join([*parts, (entry.ended_at or entry.created_at).strftime("%Y-%m-%d")])


def _unmarked(texts: Catalogue, entry: Entry) -> str:
    """The opponent's name for a menu, where there is no markup."""
    return people.plain(wording.seat_name(texts, entry.opponent))


def _option(texts: Catalogue, entry: Entry, description: str) -> Option:
    game, opponent = wording.game(texts, entry.game), _unmarked(texts, entry)
    label = texts.text("menus.match_option", game=game, opponent=opponent)
    return Option(f"#{entry.id} {label}", str(entry.id), description)
