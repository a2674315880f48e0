"""Helpers of the tests: they read a board and play on it."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import TypeVar

import pytest

from bot.client import Qibot
from bot.features.puzzles.rules import require_puzzle
from bot.handling import interactions
from bot.playground import Playground
from bot.playground.faults import InjectedFault
from bot.playground.people import DiscordUser
from bot.playground.records import COMPONENT, Channel, Message
from bot.playground.seen import BUTTON, Response, ShownMessage
from bot.playground.waiting import in_loop
from engines.review.puzzles import Puzzle

T = TypeVar("T")
MENU = 3  # the type of a string menu, as Discord numbers components
FIRST_WINS, SECOND_WINS = ("a1", "b1", "a2", "b2", "a3"), ("a1", "b1", "a2", "b2", "c3", "b3")  # in tic-tac-toe
DRAWN = ("a1", "b2", "c3", "a2", "c2", "c1", "a3", "b3", "b1")
OVER = "expires_at = '2001-01-01T00:00:00.000Z'"


def number_of(board: ShownMessage) -> int | None:
    """The number of a board: how often a move was made or taken back in its match; None once the match is over."""
    numbers = [
        int(str(button.custom_id).split(":")[2])
        for button in board.buttons
        if (button.custom_id or "").startswith("hint:")
    ]
    return numbers[0] if numbers else None


def match_of(board: ShownMessage) -> int:
    """The number of a board's match."""
    return int(next(button.custom_id for button in board.buttons if button.custom_id).split(":")[1])


def open_moves(board: ShownMessage) -> list[str]:
    """The custom_ids of the buttons that make a move now."""
    return [each.custom_id for each in board.buttons if each.custom_id.startswith("move:") and not each.disabled]


async def look_until(
    person: DiscordUser, board: ShownMessage | int, holds: Callable[[ShownMessage], bool]
) -> ShownMessage:
    """The board once `holds` is true of it. It is examined again only when it has changed."""
    number, seen = board if isinstance(board, int) else board.id, object()

    def there() -> ShownMessage | None:
        nonlocal seen
        message = person.world.get(Message, number)
        if message is seen:
            return None
        seen = message
        now = person.look(number)
        return now if holds(now) else None

    return await person.until(there)


async def board_at(person: DiscordUser, board: ShownMessage | int, number: int | None) -> ShownMessage:
    """The board once it has this number and the bot is not thinking; None: once the match is over."""
    thinking = ("thinking", "思考")
    return await look_until(
        person, board, lambda now: number_of(now) == number and not any(word in now.text for word in thinking)
    )


async def after_answer(person: DiscordUser, board: ShownMessage | int, number: int) -> ShownMessage:
    """The board once the bot has moved on the one with this number, or the match is over."""
    return await look_until(person, board, lambda now: number_of(now) in (number + 1, None))


async def begin(person: DiscordUser, game: str, **options: object) -> ShownMessage:
    """Begins a match against the bot at its weakest level, in which the person moves first."""
    return await answer_to(person.slash_with("play", {"game": game, "level": "beginner", "side": "first"} | options))


async def begin_against(
    challenger: DiscordUser, opponent: DiscordUser, game: str, side: str = "first", **options: object
) -> ShownMessage:
    """Begins a match between two people: one challenges, the other accepts."""
    chosen = {"game": game, "opponent": opponent.id, "side": side} | options
    asked = await answer_to(challenger.slash_with("play", chosen))
    return await click(opponent, asked.id, "Accept")


async def answer_to(act: Awaitable[Response]) -> ShownMessage:
    """The answer to what a person does, once it is complete."""
    return shown(await (await act).settled())


async def use(person: DiscordUser, command: str, /, **options: object) -> ShownMessage:
    """The answer to a command, once it is complete."""
    return await answer_to(person.slash(command, **options))


async def click(person: DiscordUser, message: ShownMessage | int, *controls: str) -> ShownMessage:
    """The answer to pressing a button, once it is complete. With several, each is pressed on the answer to the last."""
    for control in controls:
        message = await answer_to(person.click(message, control))
    assert isinstance(message, ShownMessage)
    return message


async def select(person: DiscordUser, message: ShownMessage, menu: str | None, *values: str | int) -> ShownMessage:
    """The answer to choosing from a menu, once it is complete."""
    return await answer_to(person.select(message, menu, *values))


def shown(seen: Response) -> ShownMessage:
    """The message of an answer, which must have one."""
    assert seen.state in ("answered", "updated", "silent"), seen.state
    if seen.state == "silent" and seen.followups:  # acknowledged first: the answer is another message
        return seen.followups[-1]
    assert seen.message is not None  # None if a later edit changed the message that was used
    return seen.message


async def drop(person: DiscordUser, board: ShownMessage | int, move: str) -> Response:
    """Presses the button of a move on the board as it is now."""
    now = board if isinstance(board, ShownMessage) else person.look(board)
    return await person.click(now, next(each for each in open_moves(now) if each.endswith(f":{move}")))


async def made(person: DiscordUser, board: ShownMessage | int, move: str) -> ShownMessage:
    """The board after a move by its button, once the move is shown: a busy bot acknowledges the click first."""
    return await answer_to(drop(person, board, move))


async def play_moves(people: Sequence[DiscordUser], board: ShownMessage, moves: Sequence[str]) -> ShownMessage:
    """Two people make these moves by turns. Returns the board after the last."""
    for ply, move in enumerate(moves):
        board = await made(people[ply % 2], board, move)
    return board


async def press(person: DiscordUser, message: ShownMessage, custom_id: str, *values: str) -> Response:
    """Uses a component that the message may never have had, as a forged or very old one. With `values` it is a menu."""

    async def act() -> Response:
        data: dict[str, object] = {"custom_id": custom_id, "component_type": MENU if values else BUTTON}
        data |= {"values": list(values)} if values else {}
        return await person._ask(COMPONENT, data, message_id=message.id, seen_as=message.json)

    return await in_loop(person.world.loop, act())


async def live_match(first: DiscordUser, second: DiscordUser) -> ShownMessage:
    """The board of a match of a minute and five seconds per move, in which each has moved once: the clock runs."""
    return await play_moves((first, second), await begin_against(first, second, "connect4", clock="live-60-5"), "44")


async def challenge_menu(person: DiscordUser, opponent: DiscordUser | int) -> ShownMessage:
    """The answer to the entry of the menu on a person: the games to which one can challenge them, or a refusal."""
    return await answer_to(person.context_menu("Challenge to a game", opponent))


async def choose_setting(person: DiscordUser, key: str, value: str) -> ShownMessage:
    """Chooses in a menu of /settings. Returns the page of settings after it."""
    return await select(person, await use(person, "settings"), f"set:0:0:{key}", value)


async def resign(person: DiscordUser, board: ShownMessage) -> ShownMessage:
    """Resigns a match. Returns the board after it."""
    tags = (each.custom_id or "" for each in board.buttons)
    question = await click(person, board, next(tag for tag in tags if tag.startswith("resign:")))
    assert question.ephemeral
    await person.click(question, question.buttons[0].custom_id)
    return await board_at(person, board, None)


def acknowledges_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets the bot acknowledge in a moment what it cannot answer yet, not in a second and a half."""
    monkeypatch.setattr(interactions, "LATE", 0.0)
    monkeypatch.setattr(interactions, "AT_ONCE", 0.1)


async def answers_finished(bot: Qibot) -> None:
    """Waits until the bot has finished what it is answering: people see an answer before the bot has noted it."""
    if running := bot.services.running._tasks:
        await asyncio.wait(running)


async def change_invitations(bot: Qibot, person: DiscordUser, change: str = OVER) -> None:
    """Changes the open invitations of a person in the database, unless told otherwise to be over."""
    sql = f"UPDATE invitations SET {change} WHERE person = :person AND closed_at IS NULL"  # noqa: S608 - ours
    await bot.services.referee.stores.database.change(sql, person=person.id)


async def until(ask: Callable[[], Awaitable[T]], holds: Callable[[T], object] = bool) -> T:
    """Asks again and again until `holds` is true of what it is told: no event tells of what the bot has stored."""
    while not holds(told := await ask()):  # noqa: ASYNC110
        await asyncio.sleep(0.02)
    return told


async def forget_answers(bot: Qibot) -> None:
    """Makes the bot forget its answers to interactions, as it does after a quarter of an hour, once it has finished
    them. From then on it edits its messages as a member of their channel.
    """
    await answers_finished(bot)
    bot.services.publisher._messages._answers.clear()


async def begin_long_ago(bot: Qibot, first: DiscordUser, second: DiscordUser, game: str = "connect4") -> ShownMessage:
    """Begins a match between two people, a quarter of an hour ago: see `forget_answers`."""
    board = await begin_against(first, second, game)
    await forget_answers(bot)
    return board


async def gone(person: DiscordUser, message: ShownMessage) -> None:
    """Waits until a message is deleted."""
    await person.until(lambda: message.id not in [each.id for each in person.reads()])


async def server_with(here: Playground, *channels: str, owner: DiscordUser | None = None) -> list[Channel]:
    """The channels of a new server that has the bot."""
    server = here.world.add_guild("Riddles", channels, has_bot=False)
    if owner:
        here.world.put(replace(server, owner_id=owner.id))
    await here.moderation.invite_the_bot(server.id)
    return [each for each in here.world.all(Channel) if each.guild_id == server.id]


def channel_elsewhere(here: Playground, *, has_bot: bool = True, commands_only: bool = False) -> Channel:
    """The only channel of another server."""
    server = here.world.add_guild("Elsewhere", has_bot=has_bot, commands_only=commands_only)
    return next(each for each in here.world.all(Channel) if each.guild_id == server.id)


async def release(here: Playground, *held: InjectedFault | asyncio.Event) -> None:
    """Lets requests go on that faults hold, or the gateway."""

    async def go_on() -> None:
        for each in held:
            gate = each if isinstance(each, asyncio.Event) else each.gate
            assert gate is not None
            gate.set()

    await here.call(go_on)


def puzzle_of(page: ShownMessage) -> Puzzle:
    """The puzzle that a page shows."""
    told = next(each.custom_id for each in page.buttons if (each.custom_id or "").startswith("puzzle-told:"))
    return require_puzzle(str(told).split(":")[3].partition(".")[0])


async def solve_puzzle(person: DiscordUser, page: ShownMessage, puzzle: Puzzle) -> ShownMessage:
    """Presses every right move. Returns the page after the last."""
    for ply in range(0, len(puzzle.moves), 2):
        page = await answer_to(press(person, page, f"puzzle-move:0:{ply}:{puzzle.key}.{puzzle.moves[ply]}"))
        if ply + 1 < len(puzzle.moves):
            assert f"Your opponent replies {puzzle.moves[ply + 1]}." in page.text
    return page


def steps_of(board: ShownMessage) -> list[str]:
    """The last choices of the paths of all enabled buttons that lead to another step."""
    paths = [each.custom_id.split(":")[3] for each in board.buttons if (each.custom_id or "").startswith("step:")]
    able = {each.custom_id.split(":")[3] for each in board.buttons if not each.disabled and each.custom_id}
    return [path.split("/")[-1] for path in paths if path and path in able]


async def pick(person: DiscordUser, board: ShownMessage, step: str) -> ShownMessage:
    """Presses the button that leads to a step, such as a piece. Returns the message that shows that step."""
    able = [each.custom_id or "" for each in board.buttons if not each.disabled]
    ends = (f":{step}", f"/{step}")
    name = next(each for each in able if each.startswith("step:") and each.endswith(ends))
    seen = await person.click(board, name)
    return shown(await seen.settled() if seen.state == "silent" else seen)


async def enter(person: DiscordUser, board: ShownMessage, start: str, move: str) -> Response:
    """Makes a move by two buttons: the piece, then its target."""
    return await drop(person, await pick(person, board, start), move)


async def play_all(person: DiscordUser, times: int) -> None:
    """Plays several matches at once: tic-tac-toe and twice Connect Four, each of the three `times` times, and one
    xiangqi.
    """
    games = ("tictactoe", "connect4", "connect4") * times
    await asyncio.gather(*(_play(person, game) for game in games), _play_xiangqi(person))


async def _play(person: DiscordUser, game: str) -> None:
    """Makes four moves, then opens the history and the record."""
    board = await begin(person, game)
    for _ in range(4):
        if not open_moves(board):
            return
        ply = number_of(board) or 0
        await drop(person, board, open_moves(board)[0].rsplit(":")[-1])
        board = await after_answer(person, board, ply + 1)
    await (await person.slash("history")).settled()
    await (await person.slash("stats")).settled()


async def _play_xiangqi(person: DiscordUser) -> None:
    """Makes three moves by buttons."""
    board = await begin(person, "xiangqi")
    for ply in (0, 2, 4):
        board = await pick(person, board, steps_of(board)[0])
        await person.click(board, open_moves(board)[0])
        board = await after_answer(person, board, ply + 1)
