"""Makes the views of matches, from the stored rows and the position, and of positions alone."""

from collections.abc import Mapping
from typing import Any

from bot.match.near import NOTHING, near
from bot.match.openings import OpeningProtocol
from bot.match.positions import replayed
from bot.match.state import BoardView, LastMove, MatchView, OpenOffer, Seat
from bot.match.terms import allows_hints, may_be_rated
from engines.game import Path, Position
from storage.rows import POINTS, Match, Offer, Player, StoredGame


def last_move(position: Position, moves: tuple[str, ...]) -> LastMove | None:
    """The last of `moves`, which led to the position; None if there are none. The position is unchanged."""
    if not moves:
        return None
    game, board = position.game, position.board
    left = game.pieces(board)[position.side]
    move = position.undo()
    taken = game.pieces(board)[1 - position.side] - left
    written = {name: game.write_move(board, move, name) for name in game.notations}
    path, piece = game.path(board, move), game.mover(board, move)
    position.push(move)
    return LastMove(moves[-1], 1 - position.side, written, path, piece, tuple(taken.elements()))


def path_before(position: Position, moves: tuple[str, ...]) -> Path | None:
    """What the second last of `moves`, which led to the position, touched; None if there is none. Changes nothing."""
    if len(moves) < 2:
        return None
    last, before = position.undo(), position.undo()
    path = position.game.path(position.board, before)
    position.push(before)
    position.push(last)
    return path


def board_facts(position: Position, moves: tuple[str, ...], may_move: bool = True) -> dict[str, Any]:
    """The fields of a BoardView for a position that `moves` led to; `legal` is empty unless a person `may_move`."""
    game, board = position.game, position.board
    legal = tuple([game.write_move(board, move) for move in (position.legal_moves() if may_move else ())])
    return {
        "game": game.key,
        "turn": position.side,
        "first_to_move": position.first_to_move,
        "start": position.start,
        "position": position.text,
        "moves": moves,
        "last": last_move(position, moves),
        "legal": legal,
        "in_check": board.in_check(),
        "line": () if legal else game.line(board),  # only a finished game can have a winning line
    }


def view_of_position(position: Position, moves: tuple[str, ...], may_move: bool = True) -> BoardView:
    """The view of a position that `moves` led to, not of a match; with legal moves only if somebody `may_move`."""
    return BoardView(ply=len(moves), **board_facts(position, moves, may_move))


def view_after(game: str, start: str = "", moves: tuple[str, ...] = ()) -> BoardView:
    """The view of a game after `moves` from `start` (empty: the game's own start)."""
    return view_of_position(replayed(game, start, moves), moves)


def view_of(record: StoredGame, position: Position, *, resumed: bool = False) -> MatchView:
    """The view of a match from its rows and its position; `resumed` if a move or choice has just ended a pause."""
    match = record.match
    playing, opening = match.playing, OpeningProtocol.of(match) if match.opening else None
    may_move = playing and not match.bot_to_move and not (opening and opening.options)
    return MatchView(
        id=match.id,
        match=match,
        person_side=int(match.first_player is None) if match.against_bot else None,
        seats=(
            seat(match.first_player, match.level, record.players, record.hints),
            seat(match.second_player, match.level, record.players, record.hints),
        ),
        ply=match.ply,
        **board_facts(position, record.moves, may_move),
        offers=tuple(
            OpenOffer(each.id, each.kind, _asker(match, each), each.plies)
            for each in record.offers
            if playing and each.state == "open"
        ),
        declined=frozenset((each.kind, _asker(match, each)) for each in record.offers if each.state == "declined"),
        board_number=record.board_number,
        ratings=record.ratings,
        opening=opening,
        before=path_before(position, record.moves),
        allows_hints=allows_hints(match),
        may_be_rated=may_be_rated(match),
        event=record.event,
        resumed=resumed,
        near=near(position) if may_move and position.board.no_progress else NOTHING,
        series=_series(record) if record.earlier else None,
        teaches=playing and match.against_bot and not record.practice.won,
    )


def _series(record: StoredGame) -> tuple[float, float]:
    """The points of both seats in this match and the ones of which it is a rematch; a draw is half a point each."""
    match = record.match
    points = [0.0, 0.0]
    for first, result in (*record.earlier, (match.first_player, match.result)):
        for side, gained in enumerate(POINTS.get(result, ())):
            points[side if first == match.first_player else 1 - side] += gained
    return points[0], points[1]


def _asker(match: Match, offer: Offer) -> int:
    """The side that made an offer."""
    return int(offer.player == match.second_player)


def seat(player: int | None, level: str | None, people: Mapping[int, Player], hints: Mapping[int, int]) -> Seat:
    """The seat of a player (None: the bot at `level`), with the name and the hints found in `people` and `hints`."""
    if player is None:
        return Seat(None, "", level, 0)
    known = people.get(player)
    return Seat(player, known.name if known else "?", None, hints.get(player, 0), known.locale if known else None)
