"""Reviews of finished matches, for the eyes of who asks."""

from bot.discord.tags import Tag
from bot.features.reviews.page import TRIES, best_page, overview_page, step_page, try_page, working_page, written_at
from bot.features.reviews.rules import GameReview, Reviews, attempt_at
from bot.handling.actions import Actions
from bot.handling.context import Context
from bot.handling.entering import enter_moves, parts

ACTIONS = Actions()

LOOK = 2.0  # seconds between two looks at how far the work is


@ACTIONS.on("review")
async def show(context: Context, tag: Tag) -> None:
    """The overview: from the button under a board, or back from its pages."""
    await context.show(overview_page(await _review(context, tag), context.preference))


@ACTIONS.on("review-step")
async def step(context: Context, tag: Tag) -> None:
    """First, back, next, last."""
    found = await _review(context, tag)
    await context.show(step_page(found, tag.ply, context.preference, _is_turned(context, found)))


@ACTIONS.on("review-best")
async def tell_best(context: Context, tag: Tag) -> None:
    """What is best in a position of the match, beside where it was asked."""
    found = await _review(context, tag)
    page = best_page(found, _ply(found, tag), context.preference, _is_turned(context, found))
    await (context.answer.update(page) if context.answer.has_said else context.answer.say(page))


@ACTIONS.on("review-try")
async def try_again(context: Context, tag: Tag) -> None:
    """A mistake to be tried again: the line of the menu says which, or the button."""
    found = await _review(context, tag)
    chosen = "".join(context.values)
    ply = int(chosen) if chosen.isdecimal() and len(chosen) < 6 else tag.ply
    await _try_page(context, found, min(ply, found.view.ply - 1))


@ACTIONS.on("review-told")
async def tell(context: Context, tag: Tag) -> None:
    """They would rather be told."""
    found = await _review(context, tag)
    await context.show(best_page(found, _ply(found, tag), context.preference, _is_turned(context, found)))


async def _position(context: Context, tag: Tag, path: str = "", said: str = "") -> None:
    found = await _review(context, tag)
    await _try_page(context, found, _ply(found, tag), path, _tries(tag), said)


async def _try(context: Context, tag: Tag, text: str) -> None:
    """A move instead of a mistake: right, or one more try, or told. Raises MoveRefused."""
    found, tries = await _review(context, tag), _tries(tag)
    ply, texts = _ply(found, tag), context.texts
    move = attempt_at(found, ply, text)
    turned = _is_turned(context, found)
    if await context.referee.of(Reviews).is_as_good(found, ply, move, context.person.id):
        said = f"✅ **{texts.text('learn.right-1')}**"
        await context.show(best_page(found, ply, context.preference, turned, said))
    elif tries + 1 < TRIES:
        said = f"❌ {texts.text('learn.not-it', move=written_at(found, ply, move, context.preference))}"
        await _try_page(context, found, ply, tries=tries + 1, said=said)
    else:
        await context.show(best_page(found, ply, context.preference, turned, f"❌ {texts.text('review.told')}"))


async def _try_page(
    context: Context, found: GameReview, ply: int, path: str = "", tries: int = 0, said: str = ""
) -> None:
    turned = _is_turned(context, found)
    await context.show(try_page(found, ply, context.preference, turned, path, tries, said))


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


def _is_turned(context: Context, found: GameReview) -> bool:
    return found.view.side_of(context.person.id) == 1


def _ply(found: GameReview, tag: Tag) -> int:
    """The position that a tag means, which anybody may have sent."""
    return min(tag.ply, found.view.ply if tag.kind == "review-best" else found.view.ply - 1)


def _tries(tag: Tag) -> int:
    tries = parts(tag)[0]
    return min(int(tries), TRIES) if tries.isdecimal() else 0


enter_moves(ACTIONS, "again", _position, _try)
