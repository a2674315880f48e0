"""Does what a page asks for in a match, by the same rules as a click in the chat."""

import asyncio
from dataclasses import dataclass
from datetime import datetime

from bot.activity.messages import ControlRequest, MoveRequest, MoveWarning, SureMove
from bot.activity.plain_text import texts_on
from bot.activity.replay import touched
from bot.activity.states import hint_on
from bot.discord.controls import number_in
from bot.discord.place import Person, Place
from bot.features.challenges.feature import accepted_reason
from bot.features.challenges.rematches import Rematches
from bot.features.coach.page import warning_page
from bot.features.coach.rules import AskedMove, Coach, WarnedMove
from bot.features.hints.rules import Hint, Hints
from bot.features.offers.feature import note_on
from bot.features.offers.rules import Offers
from bot.handling.services import Services
from bot.handling.showing import note_of
from bot.match.calls import USUAL_REASON
from bot.match.page import Note
from bot.match.preferences import Preference
from bot.match.refusals import Refused, UnknownControl
from bot.match.state import DRAW, MatchView


class BotDeclines(Refused):
    """The bot declines an offered draw."""

    key = "offer.draw_bot_declines"


@dataclass(frozen=True, slots=True)
class Asker:
    """The person who asks, where they are, and their preferences."""

    person: Person
    place: Place
    likes: Preference
    at: datetime | None = None  # when they asked, as in `Turns.move`: what the bot then does costs them no time


@dataclass(frozen=True, slots=True)
class Done:
    """The result of a request."""

    view: MatchView  # the match afterwards
    note: Note | None = None  # said in the chat
    reason: str = USUAL_REASON  # why the person whose turn it is is called
    hint: Hint | None = None  # only for the person who asked
    lobby: bool = False  # the person stays in the lobby
    moved: bool = False  # the request was a move


class MatchRequests:
    """Does what pages ask for. Every method raises the referee's refusals."""

    def __init__(self, services: Services) -> None:
        self._services, self._referee = services, services.referee

    async def move(self, asker: Asker, request: MoveRequest) -> Done | MoveWarning:
        """Makes a move on the board that the page showed. A MoveWarning if the coach warns of it instead."""
        sure = isinstance(request, SureMove)
        asked = AskedMove(request.match, request.move, request.board_number, asker.at, sure)
        moved = await self._referee.of(Coach).move(asker.person.id, asked, asker.likes)
        if isinstance(moved, WarnedMove):
            view = await self._referee.turns.ready(request.match, asker.person.id, board_number=request.board_number)
            return await asyncio.to_thread(_warning, request.seq, moved, view, asker.likes)
        return Done(moved, note_of(moved), moved=True)

    async def control(self, asker: Asker, request: ControlRequest, shown: Hint | None) -> Done:
        """Does what a control means (see `controls`), on the board and with the hint that the page shows."""
        key, _, detail = request.key.partition(":")
        person, match, board_number = asker.person.id, request.match, request.board_number
        match key:
            case "takeback" | "draw" | "pause" | "resume":
                return await self._offer(key, match, asker, board_number)
            case "accept" | "decline" | "withdraw":
                reply = await self._referee.of(Offers).answer(key, match, number_in(detail), person, asker.at)
                return Done(reply.view, note_on(reply))
            case "challenge" if detail in ("accept", "decline", "withdraw"):
                challenges = self._referee.challenges
                return begun(await challenges.answer(detail, match, asker.person, asker.place, asker.at))
            case "resign":
                return Done(await self._referee.turns.resign(match, person, asker.at))
            case "choose":
                view = await self._referee.turns.choose(match, person, detail, board_number=board_number, at=asker.at)
                return Done(view, note_of(view))
            case "hint":
                return await self._hint(asker, request, shown)
            case "rematch":
                return begun(await self._referee.of(Rematches).rematch(match, asker.person, asker.place, asker.at))
            case "next-level" | "lower-level":
                lower, rematches = key == "lower-level", self._referee.of(Rematches)
                return begun(await rematches.other_level(match, asker.person, asker.place, lower=lower))
        raise UnknownControl

    async def _offer(self, kind: str, match: int, asker: Asker, board_number: int) -> Done:
        reply = await self._referee.of(Offers).ask(kind, match, asker.person.id, board_number, asker.at)
        if kind == DRAW and reply.state == "declined":
            await self._services.publisher.show(reply.view)
            raise BotDeclines
        return Done(reply.view, note_on(reply))

    async def _hint(self, asker: Asker, request: ControlRequest, shown: Hint | None) -> Done:
        view = await self._referee.stores.view(request.match)
        before, notation = hint_on(view, shown), asker.likes.notation(view.game)
        step = before.step + 1 if before else 1
        hint = await self._referee.of(Hints).hint(view.id, asker.person.id, request.board_number, step, notation)
        return Done(view, hint=hint)


def begun(view: MatchView) -> Done:
    """A match that has begun, or a challenge: whose challenge was accepted is called as such."""
    return Done(view, reason=accepted_reason(view))


def _warning(seq: int, warned: WarnedMove, view: MatchView, likes: Preference) -> MoveWarning:
    """The warning in the same words as in the chat."""
    texts, position = likes.texts, warned.position()
    said = texts_on(warning_page(warned, view, likes), texts)
    game, board = position.game, position.board
    reply = touched(game.path(board, game.read_move(board, warned.reply))) if warned.reply else ()
    return MoveWarning(seq, tuple(said), reply, texts["coach.yes"], texts["coach.no"])
