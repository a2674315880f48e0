"""What the rules of repetition and progress decide, by play in chat: told before, and right in every place after."""

import pytest

from bot.playground.people import DiscordUser
from bot.playground.seen import ShownMessage

from .playing import click, look_until, match_of, number_of, updated, use

LOSING = {  # Red, who loses: the start, its moves, and the board before the last one and its ending in words
    "perpetual check": ("4k4/9/R8/9/9/9/9/3A5/9/3K3R1 w", "a7a9 e9e8 a9a8 e8e9 a8a9 e9e8 a9a8 e8e9 a8a9"),
    "perpetual chase": ("3k5/9/9/9/9/9/9/c8/9/1R2K4 w", "b0a0 a2b2 a0b0 b2a2 b0a0 a2b2 a0b0 b2a2"),
}
DRAWN = {  # the game, the start, its moves
    "both check": ("xiangqi", "", ""),
}


async def begin_from(first: DiscordUser, second: DiscordUser, game: str, text: str, side: str) -> ShownMessage:
    """A match between two people from a position in which the first one, on this side, is to move."""
    page = await use(first, "import", text=text, game=game)
    page = await updated(first, await first.click(page, "Play from here"))
    return await click(second, await click(first, page, f"Ask this channel, I play {side}"), "Play")


async def play_typed(people: tuple[DiscordUser, DiscordUser], board: ShownMessage, moves: str) -> list[str]:
    """Types moves by turns. Returns what the board said before the first and after each one."""
    said = [board.text]
    for ply, move in enumerate(moves.split()):
        person = people[ply % 2]
        await (await person.slash("move", move=move, match=match_of(board))).settled()
        board = await look_until(person, board, lambda now, ply=ply: number_of(now) in (ply + 1, None))
        said.append(board.text)
    return said


@pytest.mark.parametrize("reason", LOSING)
async def test_who_repeats_without_end_is_told_in_time(alice, bob, reason):
    """The board says it before the offender's last turn and at no earlier one; then that side has lost."""
    start, moves = LOSING[reason]
    board = await begin_from(alice, bob, "xiangqi", start, "Red")
    said = await play_typed((alice, bob), board, moves)
    warning = f"⚠️ One more repetition, and Alice loses ({reason})."
    alices = said[:-1:2]
    assert [warning in each for each in alices] == [False] * (len(alices) - 1) + [True]
    assert "forbidden: Bob wins." in said[-1]
    assert "⚠️" not in said[-1]
