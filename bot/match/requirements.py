"""What must be true of a match before something is done in it: each function raises the refusal that a person gets."""

from bot.match.openings import OpeningProtocol
from bot.match.refusals import BadChoice, BotIsThinking, ChoiceDue, ChoiceMade, MatchGoesOn, NotYourMatch
from storage.errors import NotYourTurn, StaleMatch, WrongStatus
from storage.rows import Match, StoredGame


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
    """Raises what `require_player` does, or StaleMatch if a move was made or taken back since the person saw the board
    with this number; None: the present board.
    """
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
