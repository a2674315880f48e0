"""Reviews of finished matches, which only the person who asks sees."""

from functools import partial

from bot.discord.controls import Tag
from bot.discord.page import Page
from bot.features.reviews.page import TRIES, ReviewPages, line_page, overview_page, step_page, try_page, written_at
from bot.features.reviews.rules import Reviews
from bot.handling.actions import Actions
from bot.handling.context import Context
from bot.handling.entering import enter_moves
from bot.handling.feature import Feature
from bot.match.entering import BEGINNING, SoFar
from bot.match.positions import try_move

ACTIONS = Actions()

LOOK = 2.0  # seconds between two updates of the progress that is shown


@ACTIONS.on("review")
async def show_overview(context: Context, tag: Tag) -> None:
    """Shows the overview, from the button under a board or from one of its pages."""
    await context.show(overview_page(await _pages(context, tag)))


@ACTIONS.on("review-step")
async def step(context: Context, tag: Tag) -> None:
    """Shows another position of the match; without the best move where that helps in a match in progress."""
    pages = await _pages(context, tag)
    before = min(max(tag.ply - 1, 0), pages.found.view.ply)
    helps = await context.referee.of(Reviews).helping(pages.found, (before,), context.person.id)
    await context.show(step_page(pages, tag.ply, tells=not helps))


@ACTIONS.on("review-best")
async def tell_best(context: Context, tag: Tag) -> None:
    """Shows the best line of a position of the match, in a new message."""
    pages = await _pages(context, tag)
    page = await _line(context, pages, min(tag.ply, pages.found.view.ply))
    await (context.answer.update(page) if context.answer.has_said else context.answer.say(page))


@ACTIONS.on("review-try")
async def ask(context: Context, tag: Tag, so_far: SoFar = BEGINNING) -> None:
    """Asks what the person would play instead of a mistake."""
    pages = await _pages(context, tag)
    await context.show(try_page(pages, _ply(pages, tag), so_far, min(tag.number, TRIES)))


@ACTIONS.on("review-told")
async def show_line(context: Context, tag: Tag) -> None:
    """Shows the best line: the person does not want to try again."""
    pages = await _pages(context, tag)
    await context.show(await _line(context, pages, _ply(pages, tag)))


@ACTIONS.on("review-line")
async def walk(context: Context, tag: Tag) -> None:
    """Steps through a best line. The tag's number is the ply of the match at which it begins."""
    pages = await _pages(context, tag)
    await context.show(await _line(context, pages, min(tag.number, pages.found.view.ply), tag.ply))


async def _try(context: Context, tag: Tag, text: str) -> None:
    """Tries a move instead of a mistake. After a good move, or the last try, it shows the best line; else the person
    may try again. Raises MoveRefused.
    """
    pages, texts, reviews = await _pages(context, tag), context.texts, context.referee.of(Reviews)
    found, ply = pages.found, _ply(pages, tag)
    move = try_move(found.position(ply), text).text
    await reviews.require_no_help(found, ply, context.person.id)
    if await reviews.is_as_good(found, ply, move, context.person.id):
        page = line_page(pages, ply, said=f"✅ **{texts['learn.right-1']}**")
    elif tag.number + 1 < TRIES:
        said = f"❌ {texts.text('learn.not-it', move=written_at(found, ply, move, context.preference))}"
        page = try_page(pages, ply, SoFar(said=said), tag.number + 1)
    else:
        page = line_page(pages, ply, said=f"❌ {texts['review.told']}")
    await context.show(page)


async def _pages(context: Context, tag: Tag) -> ReviewPages:
    """The review of the tag's match; while it is made, shows the progress."""
    reviews = context.referee.of(Reviews)
    found = await reviews.of(tag.match)
    if found is None:
        work = await reviews.begin(tag.match, context.person.id)
        told = partial(context.texts.text, "review.working", total=work.total)
        await context.answer.promise(told(done=work.done))
        while not (found := await work.wait(LOOK)):
            await context.answer.progress(Page(told(done=work.done)))
    return ReviewPages(found, context.preference, found.view.match.side_of(context.person.id))


async def _line(context: Context, pages: ReviewPages, ply: int, step: int = 0) -> Page:
    """The page of a best line. Raises OwnMatch if it helps in a match in progress."""
    await context.referee.of(Reviews).require_no_help(pages.found, ply, context.person.id)
    return line_page(pages, ply, step)


def _ply(pages: ReviewPages, tag: Tag) -> int:
    """The ply of a tag, which is untrusted, cut to the last position before a move."""
    return min(tag.ply, pages.found.view.ply - 1)


enter_moves(ACTIONS, "again", ask, _try)

FEATURE = Feature(actions=(ACTIONS,), services=(Reviews,))
