"""Fair play: what the engines tell or play elsewhere must not help a person in a match that they are playing."""

from collections.abc import AsyncIterator, Callable, Collection

from bot.match.positions import walked
from bot.match.refusals import OwnMatch
from bot.match.stores import Stores
from bot.match.terms import allows_hints
from engines.game import Position
from storage.rows import Match, StoredGame


async def require_no_help(stores: Stores, person: int, game: str, helps: Callable[[Match, Position], bool]) -> None:
    """Raises OwnMatch if `helps` is true of a match of the game that the person is playing, and its present position,
    which `helps` must leave as it is.
    """
    async for match, present in played_by(stores, person, game):
        if helps(match, present):
            raise OwnMatch(match.id)


async def require_help_allowed(stores: Stores, record: StoredGame, person: int) -> None:
    """Raises OwnMatch if the person is playing a match without hints in which the position is the same: help in this
    one would be help there. Never at the start of the game, which is no secret.
    """
    position = await stores.positions.of(record)
    key, game = position.board.key, position.game.key
    if not _is_start(position):
        await require_no_help(stores, person, game, lambda match, now: now.board.key == key and not allows_hints(match))


async def require_play_allowed(stores: Stores, person: int, position: Position) -> None:
    """Raises OwnMatch if a position in which a match is to begin belongs to one that the person is playing: the bot
    would play it for them. From the game's own start everybody may play.
    """
    keys = {position.board.key}

    def helps(match: Match, present: Position) -> bool:
        return is_told_by(present, keys) or has_had(match, present, keys)

    if not _is_start(position):
        await require_no_help(stores, person, position.game.key, helps)


def _is_start(position: Position) -> bool:
    """Whether a position is that in which its game begins."""
    return position.board.key == Position(position.game).board.key


async def played_by(stores: Stores, person: int, game: str) -> AsyncIterator[tuple[Match, Position]]:
    """The matches of a game that a person is playing, with the present positions, which must be left as they are.
    Without those against the bot from a position, which are in no record: there help is free.
    """
    for match in await stores.matches.open_of(person):
        is_free = match.against_bot and match.from_position
        if match.game == game and match.playing and not is_free:
            record = await stores.matches.game(match.id)
            yield match, await stores.positions.of(record)


async def require_not_told(
    stores: Stores, person: int, game: str, begin: Callable[[], Position], line: tuple[str, ...]
) -> None:
    """Raises OwnMatch if a line of best moves of a game tells what to play in a match that the person is playing.
    `begin` gives the position before it, which is left as it is; it is called only where they play such a match.
    """

    def helps(_: Match, present: Position) -> bool:
        position = begin()
        with walked(position, line) as moves:
            return is_told_by(present, {position.board.key for _ in moves})

    await require_no_help(stores, person, game, helps)


def is_told_by(position: Position, keys: Collection[int]) -> bool:
    """Whether the best moves in the positions with these keys tell what to play in `position`."""
    return not told_by(position).isdisjoint(keys)


def told_by(position: Position) -> set[int]:
    """The keys of the positions whose best moves tell what to play in `position`: the same position, and those to which
    one move leads. Leaves `position` unchanged.
    """
    keys = {position.board.key}
    for move in position.legal_moves():
        position.push(move)
        keys.add(position.board.key)
        position.undo()
    return keys


def has_had(match: Match, position: Position, keys: Collection[int]) -> bool:
    """Whether a move of its players has led to a position with one of these keys in a match, which is now at
    `position`. Leaves `position` unchanged.
    """
    moves, found = list(position.moves), False
    while len(position.moves) > (match.given or 0):
        found = found or position.board.key in keys
        position.undo()
    for move in moves[len(position.moves) :]:
        position.push(move)
    return found
