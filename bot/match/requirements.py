"""Who may see a match, which everything that shows one asks here; and what must be true of it before something is done
in it. Each function `require_...` raises the refusal that a person gets.
"""

from collections.abc import Callable
from dataclasses import dataclass

from bot.discord.place import Place
from bot.match.openings import OpeningProtocol
from bot.match.refusals import BadChoice, BotIsThinking, ChoiceDue, ChoiceMade, MatchGoesOn, NotYourMatch
from storage.errors import MatchNotFound, NotYourTurn, StaleMatch, WrongStatus
from storage.history import HistoryStore
from storage.rows import Match, StoredGame

NOBODY = 0  # no person has this number


@dataclass(frozen=True, slots=True)
class Viewer:
    """A person in a place, or all readers of the place."""

    person: int  # NOBODY: all readers
    place: Place
    reads: Callable[[int], bool]  # whether they can read another channel of the server; False if that is not known

    def sees(self, match: Match) -> bool:
        """Whether they may see a match, which does not exist for them otherwise. Players see theirs anywhere; others if
        its board is not private, and in their channel or in one of the same server that they can read.
        """
        if self.person in match.people:
            return True
        return not match.private and match.guild_id == self.place.guild_id and self.reads_channel(match.channel_id)

    def reads_channel(self, channel: int | None) -> bool:
        """Whether they can read a channel, which is theirs or in the same server; False for None."""
        if channel is None or channel == self.place.channel_id:
            return channel is not None
        return self.place.guild_id is not None and self.reads(channel)

    def require_seen(self, match: Match) -> None:
        """Raises MatchNotFound if they may not see the match."""
        if not self.sees(match):
            raise MatchNotFound(match.id)


async def readable(history: HistoryStore, person: int, viewer: Viewer) -> list[int]:
    """The channels with boards of a person's matches that a viewer can read in their server."""
    channels = await history.channels(person, viewer.place.guild_id)
    return [channel for channel in channels if viewer.reads_channel(channel)]


def require_seat(match: Match, person: int) -> None:
    """Raises NotYourMatch unless the person is one of the two who play or played the match."""
    if person not in match.people:
        raise NotYourMatch(match.id)


def require_player(match: Match, person: int) -> None:
    """Raises NotYourMatch unless the person plays in the match, WrongStatus unless it is being played."""
    require_seat(match, person)
    if not match.playing:
        raise WrongStatus(match.id, match.status)


def require_finished(match: Match) -> None:
    """Raises MatchGoesOn unless the match is finished."""
    if match.status != "finished":
        raise MatchGoesOn(match.id)


def require_player_at(record: StoredGame, person: int, board_number: int | None) -> None:
    """Raises what `require_player` does, or StaleMatch if the board no longer has this number (None: any)."""
    require_player(record.match, person)
    if board_number not in (None, record.board_number):
        raise StaleMatch(record.match.id, board_number, record.board_number)


def require_turn(match: Match, person: int) -> None:
    """Raises BotIsThinking or NotYourTurn unless it is this person's turn."""
    if match.bot_to_move:
        raise BotIsThinking(match.id)
    if match.turn != person:
        raise NotYourTurn(match.id, person)


def require_to_move(record: StoredGame, person: int, board_number: int | None) -> None:
    """Raises what `Turns.move` does before it reads the text, unless the person may move on the board that they saw."""
    require_player_at(record, person, board_number)
    require_turn(record.match, person)
    opening = OpeningProtocol.of(record.match) if record.match.opening else None
    if opening and opening.options:
        raise ChoiceDue


def require_to_choose(record: StoredGame, person: int, option: str, board_number: int | None) -> None:
    """Raises what `Turns.choose` does, unless the person may choose the option on the board that they saw."""
    opening = OpeningProtocol.of(record.match)
    require_player_at(record, person, board_number)
    if opening is None or not opening.options:
        raise ChoiceMade
    require_turn(record.match, person)
    if option not in opening.options:
        raise BadChoice("choice", option)
