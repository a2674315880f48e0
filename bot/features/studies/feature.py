"""Studies of imported games and positions, which only their owner sees: /import."""

import asyncio
import logging
import re
from contextlib import suppress

import discord
from discord import app_commands

from bot.discord.controls import Tag
from bot.discord.failures import BROKEN
from bot.discord.interaction_requests import REQUEST_PAUSES
from bot.discord.page import Document, Page
from bot.features.challenges.feature import invite, post
from bot.features.studies.page import play_page, study_page, which_page
from bot.features.studies.refusals import BadImport, WhichImport
from bot.features.studies.rules import MOST_BYTES, Studies, ends_otherwise, has_more
from bot.handling.actions import Actions
from bot.handling.commands import command
from bot.handling.context import Context
from bot.handling.entering import enter_moves
from bot.handling.feature import Feature
from bot.handling.options import GameOption
from bot.match.entering import BEGINNING, SoFar
from bot.match.refusals import UnknownControl
from bot.match.terms import SIDES, GivenMoves, MatchTerms
from engines.decoding import decoded
from engines.pgn import Trouble
from storage.rows import Side
from storage.studies import Study

log = logging.getLogger(__name__)

ACTIONS = Actions()
MOST_TYPED = 4_000
FETCHING = 10.0  # seconds for a file
CODE = re.compile(r"```[A-Za-z]+(?=\s)|`")  # what marks code, with its language: letters alone, as no move is


@command()
async def import_(
    context: Context,
    file: discord.Attachment | None = None,
    text: app_commands.Range[str, 1, MOST_TYPED] | None = None,
    game: GameOption | None = None,
) -> None:
    """Imports a game or a position from a file or from typed text. A file that is too large is not fetched. A text that
    fits several games becomes a study of each, and the person chooses which one they see.
    """
    if file is None:
        text = CODE.sub(" ", text or "")
    else:
        if text is not None:
            raise BadImport(Trouble("both"))
        if file.size > MOST_BYTES:
            raise BadImport(Trouble("too-large"))
        await context.answer.acknowledge()
        text = await asyncio.to_thread(decoded, await _fetched(file))
    studies = context.referee.of(Studies)
    try:
        study = await studies.make(context.person, text, game or "")
    except WhichImport as several:
        found = [await studies.keep(context.person, record) for record in several.records]
        await context.answer.say(which_page(found, context.preference))
    else:
        said = SoFar(said=await asyncio.to_thread(_left_out, context, study, text))
        await context.answer.say(study_page(study, len(study.moves), context.preference, said))


def _left_out(context: Context, study: Study, text: str) -> str:
    """What of a text its study does not show, in a sentence; empty if it shows everything."""
    if ends_otherwise(study):
        return context.texts["study.over"]
    return context.texts["study.first"] if has_more(text, study.game) else ""


async def _fetched(file: discord.Attachment) -> bytes:
    """The bytes of a file that a person sent. Tries several times; raises BadImport if Discord does not give it."""
    with suppress(TimeoutError):
        async with asyncio.timeout(FETCHING):
            for pause in REQUEST_PAUSES:
                try:
                    return await file.read()
                except (discord.HTTPException, *BROKEN) as error:
                    log.info("a file could not be fetched: %r", error)
                    await asyncio.sleep(pause)
    raise BadImport(Trouble("not-fetched"))


@ACTIONS.on("study-go")
async def go(context: Context, tag: Tag, so_far: SoFar = BEGINNING) -> None:
    """Shows a position of a study, with what was chosen so far of a move."""
    study, ply = await _meant(context, tag)
    await context.show(study_page(study, ply, context.preference, so_far))


@ACTIONS.on("study-best")
async def tell_best(context: Context, tag: Tag) -> None:
    """Shows the best line of the position."""
    study, ply = await _meant(context, tag)
    await context.answer.acknowledge()
    best = await context.referee.of(Studies).best(study, ply, context.preference.notation(study.game))
    await context.show(study_page(study, ply, context.preference, best=best))


@ACTIONS.on("study-open")
async def open_match(context: Context, tag: Tag) -> None:
    """Opens a finished match on a study board, from a page that shows it."""
    study = await context.referee.of(Studies).of_match(tag.match, context.person)
    await context.answer.say(study_page(study, min(tag.ply, len(study.moves)), context.preference))


@ACTIONS.on("study-play")
async def play(context: Context, tag: Tag) -> None:
    """Asks against whom the person wants to play on from the position."""
    study, given = await _given(context, tag)
    alone = context.interaction.context.dm_channel
    await context.show(play_page(study, len(given.moves), context.preference, alone))


@ACTIONS.on("study-against", once=True)
async def play_bot(context: Context, tag: Tag) -> None:
    """Begins a match from the position against the chosen level of the bot; the person plays the menu's side."""
    study, given = await _given(context, tag)
    terms = MatchTerms(study.game, _side(tag), given=given, level="".join(context.values))
    view = await context.referee.challenges.play_bot(terms, context.person, context.place, context.at)
    await post(context, view)


@ACTIONS.on("study-anyone")
async def ask(context: Context, tag: Tag) -> None:
    """Posts an open invitation to play on from the position; the person plays the button's side."""
    study, given = await _given(context, tag)
    terms = MatchTerms(study.game, _side(tag), context.preference.clock, given=given)
    await invite(context, terms)


def _side(tag: Tag) -> Side:
    """The side that a control of `play_page` is for. Raises UnknownControl for a tag that names none."""
    chosen = tag.detail.rpartition(".")[2]
    if chosen not in ("0", "1"):
        raise UnknownControl
    return SIDES[int(chosen)]


async def _given(context: Context, tag: Tag) -> tuple[Study, GivenMoves]:
    """A study, and the moves that a match from its position begins with. Raises what `Studies.given_moves` raises."""
    study, ply = await _meant(context, tag)
    return study, await context.referee.of(Studies).given_moves(study, ply)


@ACTIONS.on("study-save")
async def save(context: Context, tag: Tag) -> None:
    """Sends the study as a PGN file."""
    study, _ = await _meant(context, tag)
    text = context.referee.of(Studies).saved(study, context.preference.notation(study.game))
    said = context.texts["study.saved"]
    await context.answer.say(Page(said, Document(f"{study.game}-study-{study.id}.pgn", text.encode())))


async def _move(context: Context, tag: Tag, text: str) -> None:
    study, ply = await _meant(context, tag)
    if ply == tag.ply:  # else the page shows more moves than the study still has
        study, ply = await context.referee.of(Studies).move(study, ply, text), ply + 1
    await context.show(study_page(study, ply, context.preference))


async def _meant(context: Context, tag: Tag) -> tuple[Study, int]:
    """The study and the ply of a tag, which is untrusted. Raises UnknownControl."""
    study = await context.referee.of(Studies).of(tag.number, context.person.id)
    return study, min(tag.ply, len(study.moves))


enter_moves(ACTIONS, "study", go, _move)

FEATURE = Feature(commands=(import_,), actions=(ACTIONS,), services=(Studies,))
