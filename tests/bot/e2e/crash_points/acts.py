"""What people do when the bot dies. Each act is prepared before, and may have a check of its own for afterwards."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from bot.playground import Playground
from bot.playground.people import DiscordUser
from bot.playground.seen import ShownMessage

from ..playing import (
    FIRST_WINS,
    after_answer,
    answer_to,
    begin,
    begin_against,
    click,
    drop,
    look_until,
    made,
    match_of,
    play_moves,
    puzzle_of,
    resign,
    server_with,
    solve_puzzle,
    until,
    use,
)  # fmt: skip
from ..test_daily import picked
from ..test_offers import ask
from ..test_openings import begin as begin_with_opening
from ..test_openings import put
from ..test_tournaments import boards, joined

OPEN_MATCHES = "matches WHERE status IN ('playing', 'challenged')"
Step = Callable[[], Awaitable[Any]]


@dataclass(frozen=True)
class Stage:
    """Where it happens: Discord, its people, the bot's database."""

    here: Playground
    people: list[DiscordUser]
    database: Path

    def rows(self, sql: str) -> list[tuple[Any, ...]]:
        """The rows of a query."""
        with closing(sqlite3.connect(self.database)) as connection:
            return connection.execute(sql).fetchall()

    def count(self, table: str) -> int:
        """The number of rows of a table, which may have a condition."""
        return int(self.rows(f"SELECT count(*) FROM {table}")[0][0])  # noqa: S608 - ours


async def nothing_more() -> None:
    """The laws of the storm say it all."""


@dataclass(frozen=True)
class Plot:
    """The act, and its check, which raises AssertionError, LookupError or TimeoutError if something is wrong."""

    act: Step
    check: Step = nothing_more


Prepare = Callable[[Stage], Awaitable[Plot]]
ACTS: dict[str, Prepare] = {}


def act(prepare: Prepare) -> Prepare:
    """Adds an act by the name of its function."""
    ACTS[prepare.__name__] = prepare  # type: ignore[attr-defined]
    return prepare


async def a_match(stage: Stage, moves: str = "44", **options: object) -> ShownMessage:
    """A match of Connect Four between the first two people, with some moves made."""
    first, second = stage.people[:2]
    return await play_moves((first, second), await begin_against(first, second, "connect4", **options), moves)


async def a_finished_match(stage: Stage, moves: int = len(FIRST_WINS)) -> ShownMessage:
    """A match of tic-tac-toe between the first two people after some moves: the first has won, or wins by the next."""
    first, second = stage.people[:2]
    return await play_moves((first, second), await begin_against(first, second, "tictactoe"), FIRST_WINS[:moves])


async def accept(person: DiscordUser, question: ShownMessage) -> ShownMessage:
    """Says yes to an opponent."""
    return await click(person, question, next(each.custom_id for each in question.buttons if _says_yes(each.custom_id)))


def _says_yes(custom_id: str | None) -> bool:
    return (custom_id or "").startswith("asked-accept")


# -- matches -------------------------------------------------------------------------------------------------------


@act
async def challenge(stage: Stage) -> Plot:
    first, second = stage.people[:2]
    return Plot(lambda: answer_to(first.slash_with("play", {"game": "connect4", "opponent": second.id})))


@act
async def acceptance(stage: Stage) -> Plot:
    first, second = stage.people[:2]
    asked = await answer_to(first.slash_with("play", {"game": "connect4", "opponent": second.id}))
    return Plot(lambda: click(second, asked.id, "Accept"))


@act
async def anyone(stage: Stage) -> Plot:
    async def meet() -> None:
        asked = await answer_to(stage.people[0].slash_with("anyone", {"game": "connect4"}))
        join = next(each.custom_id for each in asked.buttons if (each.custom_id or "").startswith("join:"))
        await answer_to(stage.people[1].click(asked, join))

    return Plot(meet)


@act
async def match_against_the_bot(stage: Stage) -> Plot:
    return Plot(lambda: begin(stage.people[0], "connect4", side="second"))


@act
async def move(stage: Stage) -> Plot:
    board = await a_match(stage, "")
    return Plot(lambda: made(stage.people[0], board, "4"))


@act
async def move_against_the_bot(stage: Stage) -> Plot:
    board = await begin(stage.people[0], "connect4")

    async def play() -> None:
        await drop(stage.people[0], board, "4")
        await after_answer(stage.people[0], board, 1)

    return Plot(play)


@act
async def last_move(stage: Stage) -> Plot:
    board = await a_finished_match(stage, len(FIRST_WINS) - 1)

    async def is_rated() -> None:
        if stage.count("matches WHERE status = 'finished'"):
            assert stage.count("ratings") == 2
            assert "won" in (await use(stage.people[0], "stats")).text.lower()

    return Plot(lambda: made(stage.people[0], board, FIRST_WINS[-1]), is_rated)


@act
async def resignation(stage: Stage) -> Plot:
    board = await a_match(stage)
    return Plot(lambda: resign(stage.people[0], board))


@act
async def takeback(stage: Stage) -> Plot:
    return await _agreement(stage, "Take back")


@act
async def draw(stage: Stage) -> Plot:
    return await _agreement(stage, "Offer a draw")


async def _agreement(stage: Stage, button: str) -> Plot:
    board = await a_match(stage)

    async def agree() -> None:
        question = await ask(stage.people[0], board, button)
        await accept(stage.people[1], stage.people[1].look(question))

    return Plot(agree)


@act
async def pause(stage: Stage) -> Plot:
    await a_match(stage, clock="live-60-5")
    first, second = stage.people[:2]

    def question() -> ShownMessage | None:
        asking = (each for each in second.reads()[::-1] if any(_says_yes(one.custom_id) for one in each.buttons))
        return next(asking, None)

    async def agree() -> None:
        await (await first.slash("pause")).settled()
        await accept(second, await second.until(question))

    return Plot(agree)


@act
async def rematch(stage: Stage) -> Plot:
    board = await a_finished_match(stage)

    async def begin_again() -> None:
        asked = await click(stage.people[0], board, "Rematch")
        await click(stage.people[1], asked.id, "Accept")

    return Plot(begin_again)


@act
async def board_again(stage: Stage) -> Plot:
    board = await a_match(stage, "")
    return Plot(lambda: use(stage.people[0], "board", match=match_of(board)))


@act
async def opening(stage: Stage) -> Plot:
    first, second = stage.people[:2]
    board = await begin_with_opening(first, second)
    board = await put(first, board, "h8", "i9", "a1")
    return Plot(lambda: click(second, board, "White"))


@act
async def hint(stage: Stage) -> Plot:
    board = await begin(stage.people[0], "connect4")
    return Plot(lambda: click(stage.people[0], board, "Hint"))


@act
async def vacation(stage: Stage) -> Plot:
    await a_match(stage, clock="move-86400")
    return Plot(lambda: use(stage.people[0], "vacation", days=3))


@act
async def thread(stage: Stage) -> Plot:
    """Where the server wants them, a match between two people gets a thread, and never two."""
    await click(stage.people[0], await use(stage.people[0], "setup"), "Discussion threads: off")

    def threads() -> int:
        return sum("against" in each.name for each in stage.here.world.threads_of(stage.people[0].place))

    async def has_one() -> None:
        await stage.here.until(lambda: threads() == stage.count("matches WHERE status = 'playing'"))

    return Plot(lambda: a_match(stage, ""), has_one)


# -- what is not a match -------------------------------------------------------------------------------------------


@act
async def review(stage: Stage) -> Plot:
    board = await a_finished_match(stage)
    return Plot(lambda: click(stage.people[0], board, "Review"))


@act
async def puzzle(stage: Stage) -> Plot:
    page = await use(stage.people[0], "puzzle", game="connect4")
    return Plot(lambda: solve_puzzle(stage.people[0], page, puzzle_of(page)))


@act
async def study(stage: Stage) -> Plot:
    return Plot(lambda: use(stage.people[0], "import", text="1. h2e2 h9g7 2. h0g2", game="xiangqi"))


@act
async def deletion(stage: Stage) -> Plot:
    await a_finished_match(stage)
    await a_match(stage)
    person = stage.people[0]
    page = await use(person, "privacy")

    async def delete() -> None:
        sure = await click(person, page, _deleting(page))
        await (await person.click(sure, _deleting(sure))).settled()

    async def is_whole() -> None:
        if stage.count("deletions"):
            assert stage.count(f"players WHERE id = {person.id}") == 0

    return Plot(delete, is_whole)


def _deleting(page: ShownMessage) -> str:
    return next(each.custom_id for each in page.buttons if "delete" in (each.custom_id or ""))


# -- servers -------------------------------------------------------------------------------------------------------


@act
async def invited_bot(stage: Stage) -> Plot:
    server = stage.here.world.add_guild("New", ("lobby",), has_bot=False)
    return Plot(lambda: stage.here.moderation.invite_the_bot(server.id))


@act
async def suspension(stage: Stage) -> Plot:
    await a_match(stage)
    moderator, suspended, third = stage.people[:3]
    await answer_to(third.slash_with("play", {"game": "connect4", "opponent": suspended.id}))

    async def suspend() -> None:
        await (await moderator.slash("suspend", player=suspended.id, reason="test")).settled()

    async def has_no_matches() -> None:
        if stage.count("suspensions"):
            await until(partial(asyncio.to_thread, stage.count, OPEN_MATCHES), lambda number: number == 0)

    return Plot(suspend, has_no_matches)


@act
async def end_by_a_moderator(stage: Stage) -> Plot:
    board = await a_match(stage)

    async def end() -> None:
        await (await stage.people[2].slash("end", match=match_of(board), reason="test")).settled()

    return Plot(end)


@act
async def daily_puzzle(stage: Stage) -> Plot:
    owner = stage.here.add_person("Olga", admin=True)
    lobby, games = await server_with(stage.here, "lobby", "games")
    first, second = (each.at(games) for each in stage.people[:2])

    async def solve(person: DiscordUser) -> ShownMessage:
        post = await person.sees("Puzzle of the day: Connect Four")
        view = await click(person, post, "Solve")
        await solve_puzzle(person, view, puzzle_of(view))
        return post

    async def set_up() -> None:
        await picked(owner.at(lobby), games)
        await solve(first)

    async def stands_once() -> None:
        if stage.count("daily_puzzles"):
            post = await solve(second)
            await look_until(second, post, lambda now: "Tried: " in now.text)
            assert sum(any(one.label == "Solve" for one in each.buttons) for each in second.reads()) == 1

    return Plot(set_up, stands_once)


# -- tournaments ---------------------------------------------------------------------------------------------------


@act
async def tournament(stage: Stage) -> Plot:
    async def has_its_table() -> None:
        tables = [each for each in stage.people[0].reads() if any(one.label == "Join" for one in each.buttons)]
        assert len(tables) == stage.count("tournaments")

    return Plot(lambda: joined(*stage.people[:2]), has_its_table)


@act
async def tournament_start(stage: Stage) -> Plot:
    table = await joined(*stage.people[:3])

    async def start() -> None:
        await stage.people[0].click(stage.people[0].look(table), "Start")
        await _round_of(stage, table, 1)

    async def can_be_played() -> None:
        if stage.count("tournaments WHERE status = 'open'"):
            await stage.people[0].click(stage.people[0].look(table), "Start")
        await _play_to_the_end(stage, table)

    return Plot(start, can_be_played)


@act
async def tournament_round(stage: Stage) -> Plot:
    table = await joined(*stage.people[:3])
    await stage.people[0].click(stage.people[0].look(table), "Start")
    await _round_of(stage, table, 1)

    async def lose() -> None:
        await _resign_first_board(stage, table)
        await _round_of(stage, table, 2)

    return Plot(lose, lambda: _play_to_the_end(stage, table))


async def _round_of(stage: Stage, table: ShownMessage, number: int) -> ShownMessage:
    """The table once this round has begun and its boards are there."""
    return await look_until(stage.people[0], table, lambda now: f"Round {number} of 3" in now.text and "](" in now.text)


async def _resign_first_board(stage: Stage, table: ShownMessage) -> None:
    board = boards(stage.people[0], table)[0]
    loser = next(each for each in stage.people if f"**{each.name}**" in board.text)
    sure = await click(loser, board, f"resign:{match_of(board)}:0:")
    await loser.click(sure, sure.buttons[0].custom_id)


async def _play_to_the_end(stage: Stage, table: ShownMessage) -> None:
    """Every match is resigned. Each round has one match and was announced once, and the table names a winner."""
    for number in (1, 2, 3):
        if not stage.count(f"tournaments WHERE round > {number} OR status = 'finished'"):
            await _round_of(stage, table, number)
            await _resign_first_board(stage, table)
    await look_until(stage.people[0], table, lambda now: "Winner" in now.text or "First place" in now.text)
    assert stage.count("matches WHERE pairing IS NOT NULL") == 3
    posts = Counter(each.text for each in stage.people[0].reads() if not each.ephemeral and not each.buttons)
    assert all(times == 1 for text, times in posts.items() if "Round" in text), posts
