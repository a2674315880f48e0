"""Reviews of finished matches, for the eyes of who asks."""

from bot.discord.controls import Tag
from bot.features.reviews.page import (
    TRIES,
    ReviewPages,
    line_page,
    overview_page,
    step_page,
    try_page,
    working_page,
    written_at,
)
from bot.features.reviews.rules import GameReview, Reviews, attempt_at
from bot.handling.actions import Actions
from bot.handling.context import Context
from bot.handling.entering import enter_moves, parts
from bot.match.entering import BEGINNING, SoFar

ACTIONS = Actions()

LOOK = 2.0  # seconds between two looks at how far the work is


@ACTIONS.on("review")
async def show(context: Context, tag: Tag) -> None:
    """The overview: from the button under a board, or back from its pages."""
    found = await _review(context, tag)
    await context.show(overview_page(_pages(context, found)))


@ACTIONS.on("review-step")
async def step(context: Context, tag: Tag) -> None:
    """First, back, next, last."""
    found = await _review(context, tag)
    await context.show(step_page(_pages(context, found), tag.ply))


@ACTIONS.on("review-best")
async def tell_best(context: Context, tag: Tag) -> None:
    """What is best in a position of the match, beside where it was asked."""
    found = await _review(context, tag)
    page = line_page(_pages(context, found), _ply(found, tag))
    await (context.answer.update(page) if context.answer.has_said else context.answer.say(page))


@ACTIONS.on("review-try")
async def ask(context: Context, tag: Tag) -> None:
    """What would they play instead of a mistake?"""
    found = await _review(context, tag)
    await context.show(try_page(_pages(context, found), _ply(found, tag)))


@ACTIONS.on("review-told")
async def tell(context: Context, tag: Tag) -> None:
    """They would rather be told."""
    found = await _review(context, tag)
    await context.show(line_page(_pages(context, found), _ply(found, tag)))


@ACTIONS.on("review-line")
async def walk(context: Context, tag: Tag) -> None:
    """First, back, next, last of the best moves; the detail says after how many moves of the match they begin."""
    found, start = await _review(context, tag), parts(tag)[0]
    ply = min(int(start), found.view.ply) if start.isdecimal() and len(start) < 6 else found.view.ply
    await context.show(line_page(_pages(context, found), ply, tag.ply))


async def _position(context: Context, tag: Tag, so_far: SoFar = BEGINNING) -> None:
    found = await _review(context, tag)
    await context.show(try_page(_pages(context, found), _ply(found, tag), so_far, _tries(tag)))


async def _try(context: Context, tag: Tag, text: str) -> None:
    """A move instead of a mistake: right, or one more try, or told. Raises MoveRefused."""
    found, tries = await _review(context, tag), _tries(tag)
    pages, ply, texts = _pages(context, found), _ply(found, tag), context.texts
    move = attempt_at(found, ply, text)
    if await context.referee.of(Reviews).is_as_good(found, ply, move, context.person.id):
        said = f"✅ **{texts['learn.right-1']}**"
        await context.show(line_page(pages, ply, said=said))
    elif tries + 1 < TRIES:
        said = f"❌ {texts.text('learn.not-it', move=written_at(found, ply, move, context.preference))}"
        await context.show(try_page(pages, ply, SoFar(said=said), tries + 1))
    else:
        await context.show(line_page(pages, ply, said=f"❌ {texts['review.told']}"))


async def _review(context: Context, tag: Tag) -> GameReview:
    """The review of the match that a tag means; while it is made the person sees how far it is."""
    found = await context.referee.of(Reviews).of(tag.match)
    if found:
        return found
    work = await context.referee.of(Reviews).begin(tag.match, context.person.id)
    await context.answer.promise(context.texts.text("review.working", done=work.done, total=work.total))
    while not (found := await work.wait(LOOK)):
        await context.answer.update(working_page(context.texts, work.done, work.total))
    return found


def _pages(context: Context, found: GameReview) -> ReviewPages:
    return ReviewPages(found, context.preference, found.view.side_of(context.person.id))


def _ply(found: GameReview, tag: Tag) -> int:
    """The position that a tag means, which anybody may have sent."""
    return min(tag.ply, found.view.ply if tag.kind == "review-best" else found.view.ply - 1)


def _tries(tag: Tag) -> int:
    tries = parts(tag)[0]
    return min(int(tries), TRIES) if tries.isdecimal() else 0


enter_moves(ACTIONS, "again", _position, _try)
