"""What people do: good moves and bad ones, old boards, double clicks, commands, and any other button."""

from __future__ import annotations

import asyncio
import random
from collections import Counter, deque
from collections.abc import Awaitable, Callable
from functools import cache, partial

from bot.locales import LANGUAGES, catalogue
from bot.playground import Playground
from bot.playground.people import DiscordUser, People
from bot.playground.records import FORUM, Channel
from bot.playground.seen import Response, ShownMessage
from engines.levels import LEVEL_NAMES
from engines.registry import GAMES

from ..playing import open_moves
from .observer import is_board

PEOPLE = (("Alice", "en-US"), ("Bob", "en-GB"), ("小林", "zh-CN"), ("Mei", "zh-TW"))
SEEN_AT_ONCE = 40  # messages from the newest that a person looks through
REMEMBERED = 60  # earlier states of boards
TYPED = ("h2e2", "C2.5", "炮二平五", "马8进7", "b2", "4", "９", "a0a9", "pass", "<@1> `x`")
MOST_STEPS = 8  # choices that make up one move
OPENINGS = [(key, name) for key, game in GAMES.items() for name in game.openings]
COMMANDS = ("board", "games", "history", "stats", "hint", "takeback", "draw", "resign", "settings", "help", "about")

Act = Callable[[], Awaitable[Response | None]]


class RandomPlayer:
    """A person who acts at random until told to stop."""

    def __init__(
        self, person: DiscordUser, people: People, chance: random.Random, pause: float, done: Counter[str]
    ) -> None:
        self.person, self._people = person, people
        self._chance = chance
        self._pause = pause
        self._done = done
        self._memory: deque[ShownMessage] = deque(maxlen=REMEMBERED)
        self._acts: dict[Act, int] = {
            self.play_on: 45,
            self.press_anything: 16,
            self.press_something_old: 6,
            self.press_twice: 7,
            self.begin: 5,
            self.challenge: 5,
            self.challenge_with_an_opening: 4,
            self.ask_anybody: 3,
            self.answer: 6,
            self.command: 8,
            self.type_a_move: 6,
            self.delete_something: 1,
            self.go_elsewhere: 4,
        }

    async def live(self, until: asyncio.Event) -> None:
        """Acts again and again, with random pauses."""
        while not until.is_set():
            act = self._one(list(self._acts), list(self._acts.values()))
            self._done[act.__name__] += 1
            try:
                await act()
            except (LookupError, ValueError, TimeoutError):  # gone or changed; laws judge the rest
                self._done["in vain"] += 1
            await asyncio.sleep(self._chance.expovariate(1 / self._pause))

    def _one(self, things: list, weights: list[int] | None = None):
        """A random one of `things`. Raises LookupError if there are none."""
        return self._chance.choices(things, weights)[0]

    # -- looking ------------------------------------------------------------------------------------------------

    def _in_sight(self) -> list[ShownMessage]:
        found = []
        for message in self.person.world.newest(self.person.place):
            if message.is_shown_to(self.person.id) and (message.components or message.loading):
                found.append(self.person.look(message.id))
            if len(found) == SEEN_AT_ONCE:
                break
        self._memory.extend(self._chance.sample(found, min(2, len(found))))
        return found

    def _is_mine_to_move(self, board: ShownMessage) -> bool:
        said = turn_words(self.person.name)
        lines = board.text.splitlines()
        return is_board(board) and any(all(part in line for part in words) for line in lines for words in said)

    # -- acting -------------------------------------------------------------------------------------------------

    async def play_on(self) -> None:
        """Makes a legal move, or a choice in an opening, on a board where it is their turn."""
        await make_a_move(
            self.person, self._one([each for each in self._in_sight() if self._is_mine_to_move(each)]), self._chance
        )

    async def press_anything(self) -> Response | None:
        """Uses any button or menu of any message, whoever it is for."""
        return await self._press(self._one(self._in_sight()))

    async def press_something_old(self) -> Response | None:
        """Uses any button or menu of a message as it looked some time ago."""
        return await self._press(self._one(list(self._memory)))

    async def press_twice(self) -> None:
        """Presses the same button two or three times at once, or several controls of one message."""
        board = self._one([each for each in self._in_sight() if is_board(each)])
        times = self._chance.choice((2, 2, 3))
        if self._chance.random() < 0.5:
            await asyncio.gather(*(self._press(board) for _ in range(times)), return_exceptions=True)
        else:
            name = self._button(board)
            await asyncio.gather(*(self._at(board).click(board, name) for _ in range(times)))

    async def _press(self, message: ShownMessage) -> Response | None:
        if message.menus and self._chance.random() < 0.5:
            menu = self._one([each for each in message.menus if not each.disabled])
            return await self._at(message).select(message, menu.custom_id, self._one(list(menu.options))["value"])
        seen = await self._at(message).click(message, self._button(message))
        if seen.state == "modal":
            return await self._at(message).submit_fields(seen, {"move": self._one(list(TYPED))})
        return seen

    def _button(self, message: ShownMessage) -> str:
        """A button that can be pressed; resigning is rarer than anything else."""
        able = [each.custom_id for each in message.buttons if each.custom_id and not each.disabled]
        return self._one(able, [1 if "resign" in each else 4 for each in able])

    def _at(self, message: ShownMessage) -> DiscordUser:
        """The person, where a message stands."""
        return self.person.at(message.channel_id)

    async def go_elsewhere(self) -> None:
        """Goes to another channel, thread, server, or to the direct messages."""
        if self._chance.random() < 0.2:
            self.person = self.person.direct
            return
        world = self.person.world
        there = [each for each in world.all(Channel) if each.type != FORUM and world.may_read(self.person.id, each)]
        self.person = self.person.at(self._one(there))

    async def begin(self) -> Response:
        """Begins a match against the bot."""
        options = {"game": self._one(list(GAMES)), "level": self._one(list(LEVEL_NAMES))}
        return await self.person.slash_with("play", options | self._side())

    async def challenge(self) -> Response:
        """Challenges a person, perhaps themselves."""
        return await self._challenge({"game": self._one(list(GAMES))})

    async def challenge_with_an_opening(self) -> Response:
        """Challenges a person to a match with an opening that makes the beginning fair."""
        return await self._challenge(self._one([{"game": game, "opening": name} for game, name in OPENINGS]))

    async def _challenge(self, options: dict[str, str]) -> Response:
        other = self._one(list(self._people))
        return await self.person.slash_with("play", options | {"opponent": other.id} | self._side())

    async def ask_anybody(self) -> Response:
        """Posts a challenge to anybody."""
        return await self.person.slash_with("anyone", {"game": self._one(list(GAMES))} | self._side())

    def _side(self) -> dict[str, str]:
        return self._one([{}, {"side": "first"}, {"side": "second"}])

    async def answer(self) -> Response:
        """Answers a challenge, an offer or a challenge to anybody, perhaps of other people."""
        words = ("accept:", "accept:", "decline:", "withdraw:", "asked-accept:", "asked-decline:", "asked-withdraw:")
        words += ("join:", "join:", "uninvite:")
        word = self._one(list(words))
        asked = [(each, button.custom_id) for each in self._in_sight() for button in each.buttons
                 if (button.custom_id or "").startswith(word)]  # fmt: skip
        return await self.person.click(*self._one(asked))

    async def command(self) -> Response:
        """Uses one of the commands without options."""
        return await self.person.slash(self._one(list(COMMANDS)))

    async def type_a_move(self) -> Response:
        """Makes a move by command: one that is offered, or anything."""
        offered = [each["value"] for each in await self.person.autocomplete("move", "move", "")]
        return await self.person.slash("move", move=self._one(offered or list(TYPED)))

    async def delete_something(self) -> None:
        """Deletes a message: a private one is dismissed, any other as a moderator."""
        if self._chance.random() < 0.3:
            await self.person.deletes(self._one(self._in_sight()))


@cache
def turn_words(name: str) -> tuple[tuple[str, ...], ...]:
    """What a board says when it is a person's turn, in every language: the parts of one line."""
    told = []
    for texts in map(catalogue, LANGUAGES):
        told += [tuple(texts.text("match.turn", name=name, side="SIDE").split("SIDE"))]
        told += [(texts.text("opening.choose", name=name),)]
        for game, opening in OPENINGS:
            following = texts.text(f"games.{game}.{opening}-next", name=name, side="SIDE", n=1)
            told += [(following.split("SIDE")[0],)]
    return tuple(told)


async def make_a_move(person: DiscordUser, board: ShownMessage, chance: random.Random) -> Response:
    """Makes any legal move that a board offers, by as many buttons and menus as its game needs, or any choice that is
    due in an opening.
    """
    if choices := [each.custom_id for each in board.buttons if (each.custom_id or "").startswith("opening:")]:
        return await person.click(board, chance.choice(choices))
    last_press = await lead_to_a_move(person, board, chance)
    return await last_press()


async def lead_to_a_move(
    person: DiscordUser, board: ShownMessage, chance: random.Random
) -> Callable[[], Awaitable[Response]]:
    """Chooses all but the last step of any legal move that a board offers. Returns a function that presses the last
    one.
    """
    for _ in range(MOST_STEPS):
        if moves := open_moves(board):
            return partial(person.click, board, chance.choice(moves))
        if steps := _open_steps(board):
            board = await _next_step(await person.click(board, chance.choice(steps)))
            continue
        menu = board.menus[0]
        choice = partial(person.select, board, menu.custom_id, chance.choice(menu.options)["value"])
        if menu.custom_id.startswith("target:"):
            return choice
        board = await _next_step(await choice())
    raise LookupError(f"no move was offered on message {board.id}: {[each.custom_id for each in board.buttons]}")


def _open_steps(board: ShownMessage) -> list[str]:
    """The custom_ids of the buttons that lead to another step, but not back to the first."""
    steps = [each.custom_id for each in board.buttons if each.custom_id and not each.disabled]
    return [step for step in steps if step.startswith("step:") and step.split(":")[3]]


async def _next_step(seen: Response) -> ShownMessage:
    """The message in which the next choice is made: a private one, else the board itself.

    A click that was acknowledged first has the unchanged board as its message, and its result as a follow-up.
    """
    seen = await seen.settled(10) if seen.state == "silent" else seen
    for each in (*seen.followups, seen.message):
        if each and (open_moves(each) or _open_steps(each) or each.menus):
            return each
    raise LookupError("no next step was offered")


def add_players(here: Playground, seed: int, pause: float, done: Counter[str]) -> list[RandomPlayer]:
    """One player for each of PEOPLE, each with its own dice."""
    people = (here.add_person(*each, admin=True) for each in PEOPLE)
    return [RandomPlayer(person, here.people, random.Random(f"{seed} {person.name}"), pause, done) for person in people]
