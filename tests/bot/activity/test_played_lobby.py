"""The lobby of the page, served by the real bot: what it lists, and where its controls lead."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta

import pytest

from bot.activity import open_pages, visitors
from bot.discord.controls import number_in
from bot.discord.place import Person
from bot.features.puzzles.daily_rules import Daily
from bot.features.puzzles.rules import require_puzzle
from bot.features.servers.rules import Servers
from bot.locales import catalogue
from bot.match.stores import Defaults
from bot.playground import Playground
from bot.playground.people import DiscordUser
from engines.review.puzzles import puzzles
from tests.bot.activity.playing import Player, against_bot, at_board, at_match, between, frame_of
from tests.bot.e2e.playing import (
    begin_against,
    board_at,
    click,
    look_until,
    match_of,
    press,
    release,
    resign,
    until,
    use,
)

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.usefixtures("activity")]


@asynccontextmanager
async def in_lobby(here: Playground, person: DiscordUser) -> AsyncIterator[Player]:
    """A person's page, in the lobby."""
    frame = await frame_of(person, await against_bot(person))
    async with Player(here, frame) as page:
        await page.until_made(0)
        assert await page.go("") == {"type": "accepted", "seq": 1, "board": False}
        yield page


async def test_an_open_lobby_shows_what_happens_in_the_chat(here, alice, bob):
    """Without a press on the page: a challenge to anybody in the channel comes and goes, a lesson that is finished
    counts.
    """
    async with in_lobby(here, alice) as page:
        asked = await use(bob, "anyone", game="xiangqi", side="first")
        await page.until_offered("join:")
        await click(bob, asked, "Withdraw")
        await page.hears("lobby")
        assert not any(key.startswith("join:") for key in page.offered())
        assert page.label("lessons:tictactoe") == "Tic-tac-toe 0/3"
        chat = await use(alice, "learn", game="tictactoe")
        await (await press(alice, chat, "learn-move:0:0:tictactoe.c1")).settled()
        await page.hears("lobby")
        assert page.label("lessons:tictactoe") == "Tic-tac-toe 1/3"


async def test_matches_are_shown_and_opened(here, alice, bob):
    """Own matches, with whose turn it is, and matches of others in the channel to watch; none of direct messages."""
    hidden = match_of(await against_bot(bob.direct))
    own, other = match_of(await against_bot(alice)), match_of(await against_bot(bob))
    async with in_lobby(here, alice) as page:
        assert {f"open:{own}", f"open:{other}"} <= set(page.offered())
        assert f"open:{hidden}" not in page.offered()
        assert "Tic-tac-toe against Qibot (Beginner) · your move · 0 moves" in page.lines()
        assert "Tic-tac-toe: Bob against Qibot (Beginner)" in page.lines()
        for match, side in ((own, 0), (other, None)):
            assert (await page.go(f"open:{match}"))["board"]
            assert (page.state["match"], page.state["side"]) == (match, side)
        assert (await page.go(f"open:{hidden}"))["type"] == "refused"


async def test_a_match_that_was_begun_since_comes_before_what_was_pressed(here, activity, alice):
    """In another frame, as after a pop-out: who has begun a match on the page does not find the one of before."""
    frame = await frame_of(alice, board := await against_bot(alice))
    async with Player(here, frame) as page:
        assert (await page.until_made(0))["match"] == match_of(board)
        await page.go("begin:0.tictactoe.beginner")
        begun = (await page.until(lambda state: state["match"] != match_of(board)))["match"]
    async with Player(here, (await alice.launch()).frame) as page:
        assert (await page.hears("state"))["match"] == begun
    async with Player(here, await frame_of(alice, board)) as page:
        assert (await page.hears("state"))["match"] == match_of(board)


async def test_who_changes_their_mind_sees_the_last_match(here, alice):
    """After many requests at once the last match is shown; each state is of one match and its game."""
    games = {match_of(await against_bot(alice)): "Tic-tac-toe"}
    for game, title in (("gomoku", "Gomoku"), ("checkers", "Checkers")):
        seen = await alice.slash("play", game=game, level="beginner", side="first")
        games[match_of(await board_at(alice, seen.message, 0))] = title
    async with in_lobby(here, alice) as page:
        wishes = [*games] * 3
        for number, match in enumerate(wishes):
            await page.say(type="go", seq=100 + number, key=f"open:{match}")
        for _ in wishes:
            assert (await page.hears("accepted", "refused"))["type"] == "accepted"
            assert page.state["title"] == games[page.state["match"]]
        assert page.state["match"] == wishes[-1]


async def test_a_hint_that_comes_late_stays_with_its_match(here, bot, alice):
    """Who has gone to another match meanwhile does not see it there, but sees it when they are back, in the language
    that they choose meanwhile. What names the move points it out by an arrow alone.
    """
    boards = [await board_at(alice, (await alice.slash("play", game="xiangqi", side="first")).message, 0) for _ in "12"]
    (first, second), texts = map(match_of, boards), catalogue("en")
    async with in_lobby(here, alice) as page:
        await page.go(f"open:{first}")
        await page.say(type="control", seq=100, match=first, board_number=0, key="hint")
        await page.say(type="go", seq=101, key=f"open:{second}")
        while (await page.hears("accepted", "refused"))["seq"] != 100:
            pass
        assert (await page.hears("state"))["match"] == second
        assert "hint" not in page.state["marks"]
        assert page.state["notices"][0].startswith("🎯")
        await page.go(f"open:{first}")
        assert page.state["marks"]["hint"]
        assert len(page.state["notices"]) == 1, "the hint takes the place of what the game is about: no button moves"
        assert page.state["notices"][0].startswith("Look at ")
        assert page.state["notices"][0].endswith(". You have used 1 hint in this match. " + texts["hint.shown"])
        await page.ask("control", key="hint")
        state = await page.until(lambda state: state["arrows"])
        assert ("hint" in state["marks"], len(state["arrows"])) == (False, 1), "an arrow says where the piece goes"
        await bot.services.referee.preferences.choose(alice.id, "language", "de")
        await page.go(f"open:{first}")
        assert page.state["notices"][0].startswith("Achte auf ")
    await bot.services.referee.preferences.choose(alice.id, "language", "en")


async def test_challenges_are_answered(here, bot, alice, bob):
    """A challenge to the person, and an open one in this channel; the chat shows both boards, each with its thread to
    talk in where the server wants one. No page opens in a thread, but the lobby lists its match, whose message stays
    there.
    """
    await bot.services.referee.of(Servers).turn(here.world.guild.id, "threads", "on")
    asked = await use(bob, "play", game="connect4", opponent=alice.id, side="first")
    anybody = await use(bob, "anyone", game="xiangqi", side="first", clock="live-300-5")
    inside = bob.at(await here.moderation.begin_thread(alice.place))
    third = await use(inside, "play", game="tictactoe", opponent=alice.id, side="second")
    async with in_lobby(here, alice) as page:
        join = await page.until_offered("join:")
        (line,) = (each for each in page.lines() if each.startswith("Bob wants to play Xiangqi. Who joins?"))
        terms = " · Bob moves first. · Clock: 5 minutes + 5 seconds per move · no hints · The challenge expires <t:"
        assert terms in line
        assert f"accept:{match_of(third)}" in page.offered()
        assert (await page.go(f"accept:{match_of(asked)}"))["board"]
        assert (page.state["match"], page.state["side"]) == (match_of(asked), 1)
        await board_at(bob, asked, 0)
        assert (await page.go(join))["board"]
        assert page.state["title"] == "Xiangqi"
        await board_at(bob, anybody, 0)
        assert (await page.go(join))["type"] == "refused"
        assert (await page.go(f"accept:{match_of(third)}"))["board"]
        assert (page.state["match"], page.state["side"]) == (match_of(third), 0)
        assert (await page.ask("move", move="b2"))["type"] == "accepted"
        board = await board_at(inside, third, 1)
        assert "Open the board" not in [button.label for button in board.buttons]
        await inside.click(board, "a1")
        assert (await page.until_made(2))["standing"]["a1"]
    for name in (f"{game}: Bob against Alice" for game in ("Connect Four", "Xiangqi")):
        await alice.until(lambda name=name: any(each.name == name for each in here.world.threads_of(alice.place)))
    await bot.services.referee.of(Servers).turn(here.world.guild.id, "threads", "off")


@pytest.mark.parametrize("joins", [False, True])
async def test_a_challenge_to_anybody_that_is_over_while_it_is_posted(here, bot, alice, bob, joins):
    """Withdrawn or joined: it is posted once, and its message, which is not the board, says that nobody is sought."""
    async with in_lobby(here, bob if joins else alice) as page:
        held = here.faults.hold("POST /interactions/*/*/callback")
        asking = asyncio.ensure_future(use(alice, "anyone", game="gomoku"))
        await here.until(lambda: held.met)
        before = max(each.id for each in alice.reads())
        told = await page.go(await page.until_offered("join:" if joins else "uninvite:"))
        assert told["board"] if joins else told["type"] == "accepted"
        await release(here, held)
        asked = await asking
    await bot.services.referee.sweep()
    await look_until(alice, asked, lambda now: "is no longer looking for" in now.text and not now.buttons)
    posted = [each.id for each in alice.reads() if each.id > before and "Gomoku" in each.text]
    assert [each for each in posted if each == asked.id or not joins] == [asked.id]


async def test_a_challenge_to_anybody_is_withdrawn(here, bot, alice, bob):
    """By its maker alone; its message says so once, though Discord fails at first."""
    asked, stores = await use(alice, "anyone", game="xiangqi"), bot.services.referee.stores
    async with in_lobby(here, alice) as page, in_lobby(here, bob) as other:
        own = await page.until_offered("uninvite:")
        number = number_in(own.partition(":")[2])
        assert (await other.go(own))["text"].startswith("Only the person who asked")
        here.faults.fail(f"PATCH /channels/{alice.place}/messages/{asked.id}", 503)
        assert (await page.go(own))["type"] == "accepted"
        assert own not in page.offered()
        await bot.services.referee.sweep()
        await look_until(alice, asked, lambda now: "is no longer looking for" in now.text and not now.buttons)
        while number in [each[0] for each in await stores.invitations.unshown(stores.clock())]:  # noqa: ASYNC110 - may just be noted
            await asyncio.sleep(0.01)
        assert (await page.go(own))["type"] == "refused"


async def test_a_match_is_begun(here, bot, alice, bob):
    """A match can begin against the bot at a level, or with a person whose page is open and who sees it at once.
    Whoever has blocked somebody is listed; the refusal is that of the chat.
    """
    async with in_lobby(here, alice) as page, in_lobby(here, bob) as other:
        await page.go("games:0")
        assert "levels:xiangqi" in page.offered()
        await page.go("levels:xiangqi")
        assert (await page.go("begin:0.xiangqi.hard"))["board"]
        assert "Hard" in " ".join(seat["name"] for seat in page.state["seats"])
        await page.go("")
        await page.go(f"games:{bob.id}")
        assert page.lobby["title"] == "Which game do you want to play with Bob?"
        assert f"clocks:{bob.id}.gomoku" in page.offered()
        await page.go(f"clocks:{bob.id}.gomoku")
        [line] = page.lobby["sections"][0]["lines"]
        assert [each["label"] for each in line["controls"] if each["main"]] == ["3 days per move"]
        assert (await page.go(f"begin:{bob.id}.gomoku.live-300-5"))["board"]
        assert page.buttons() == ["challenge:withdraw"]
        assert page.state["notices"][1] == "Clock: 5 minutes + 5 seconds per move"
        match = page.state["match"]
        await page.go("")
        assert (await page.go(f"begin:{bob.id}.gomoku.live-300-5"))["board"], "as after a lost answer"
        assert page.state["match"] == match
        await other.go(await other.until_offered(f"accept:{match}"))
        await page.until(lambda _: page.buttons() and not page.buttons("challenge:"))
        for key in ("games:1", "clocks:1.gomoku", "begin:1.gomoku."):
            assert (await page.go(key))["text"] == "This person does not have the page open any more."
        await bot.services.referee.blocks.block(bob.id, Person(alice.id, "Alice"))
        told = await page.go(f"begin:{bob.id}.tictactoe")
        assert (told["type"], told["text"]) == ("refused", "This person does not take challenges from you.")
        unknown = f"clocks:{bob.id}.chess", f"begin:{bob.id}.gomoku.live", "begin:0.gomoku.live-300-5"
        for nonsense in ("begin:x.gomoku.", "levels:chess", "open:", "open:1" + "0" * 30, "what", *unknown):
            assert (await page.go(nonsense))["type"] == "refused"


@pytest.mark.parametrize("key", ["begin:0.tictactoe.easy", "first:tictactoe"])
async def test_a_match_is_begun_once(here, bot, alice, key):
    """Whoever presses again, because the line broke before the answer, has one match, as after a double press in the
    chat.
    """
    async with in_lobby(here, alice) as page:
        before = len(await bot.services.referee.stores.matches.open_of(alice.id))
        assert (await page.go(key))["type"] == "accepted"
        await page.go("")
        assert (await page.go(key)).get("text") == catalogue("en")["refusal.just-asked"]
        assert len(await bot.services.referee.stores.matches.open_of(alice.id)) == before + 1


async def test_the_usual_clock_of_the_host_can_be_chosen(here, bot, alice, bob, monkeypatch):
    """Though it is none of those that a person can choose by a command, where it is that of leaving the choice out."""
    monkeypatch.setattr(bot.services.referee.stores, "defaults", Defaults(move=timedelta(hours=36)))
    async with in_lobby(here, alice) as page, in_lobby(here, bob):
        await page.go(f"clocks:{bob.id}.tictactoe")
        [line] = page.lobby["sections"][0]["lines"]
        [usual] = [each for each in line["controls"] if each["main"]]
        assert usual["label"] == "Hours per move: 36"
        assert (await page.go(usual["key"]))["board"]
        assert page.state["notices"][1] == "Clock: Hours per move: 36"
        await page.ask("control", key="challenge:withdraw")


async def test_who_is_challenged_is_told(here, alice, bob):
    """Once, by the page and by the chat; in the lobby, too, which lists it with its clock: not all look there."""
    async with in_lobby(here, alice) as page, in_lobby(here, bob) as other:
        await page.go("begin:0.tictactoe.easy")
        await other.go(f"begin:{alice.id}.gomoku.live-300-5")
        assert (await page.hears("told", "closed"))["text"] == "Bob challenges Alice to a game of Gomoku."
        await bob.slash("play", game="xiangqi", opponent=alice.id)
        assert (await page.hears("told", "closed"))["text"] == "Bob challenges Alice to a game of Xiangqi."
        await page.go("")
        terms = "Clock: 5 minutes + 5 seconds per move · no hints · The challenge expires <t:"
        assert any(terms in line for line in page.lines())
        await bob.slash("play", game="renju", opponent=alice.id)
        assert (await page.hears("told", "closed"))["text"] == "Bob challenges Alice to a game of Renju."
        while not any("Renju" in line for line in page.lines()):
            assert (await page.hears("told", "lobby"))["type"] == "lobby"


async def test_who_is_back_at_the_board_stays_there(here, alice, monkeypatch):
    """The lobby, which lists the match with its number of moves, is not sent again after a move. The record has the
    words of /stats, without markup; a control leads back.
    """
    monkeypatch.setattr(open_pages, "PAUSE", 0.01)
    async with in_lobby(here, alice) as page:
        assert await page.go("board") == {"type": "accepted", "seq": 2, "board": True}
        before = page.lobby
        await page.ask("move", move="b2")
        await page.until_made(2)
        await asyncio.sleep(0.3)
        await page.ask("control", key="nonsense")  # its answer comes after what was sent before
        assert page.lobby is before
        await page.ask("control", key="resign")
        await page.go("record")
        assert page.lobby["title"] == "Record of Alice"
        assert any("Tic-tac-toe" in line for line in page.lines())
        assert not any("**" in line for line in page.lines())
        assert page.lobby["back"]["key"] == ""


async def test_clocks_are_stopped_and_a_rematch_turns_both_boards(here, bot, alice, bob):
    """One asks for a pause, the other agrees, and either starts the clocks again, which is told in the chat, too; who
    presses "Pause" late does not.
    Both see the challenge to a rematch and what it offers, and the opponent accepts it on the board, which tells the
    score of the series. From one that is withdrawn a button leads back to the match before.
    """
    async with at_board(here, alice, bob) as (board, one, other):
        await one.ask("control", key="pause")
        await other.answers_offer("accept")
        await one.until(lambda state: state["clock"]["running"] is None)
        assert "The clocks are stopped" in one.state["notices"][-1]
        assert "Resume the clocks" in [each["label"] for each in one.state["controls"]]
        assert (await one.ask("control", key="pause"))["type"] == "accepted"
        assert (await bot.services.referee.stores.matches.get(match_of(board))).timing.paused_at
        for page in (one, other):
            assert (await page.ask("control", key="resume"))["type"] == "accepted"
        await other.until(lambda state: state["notices"][:1] == ["▶️ The clocks are running again."])
        assert other.state["clock"]["running"] is not None
        await alice.until(lambda: "The clocks are running again." in alice.look(board).text)
        await one.ask("control", key="resign")
        await other.until(lambda _: other.buttons("rematch"))
        assert (await other.ask("control", key="rematch"))["type"] == "accepted"
        for page in (one, other):
            await page.until(lambda state: state["match"] != match_of(board))
        assert one.state["match"] == other.state["match"]
        assert one.buttons() == ["challenge:accept", "challenge:decline"]
        assert one.state["status"] == "Bob wants a rematch of Tic-tac-toe with Alice."
        first, clock, small = one.state["notices"]
        assert (first, clock) == ("Bob moves first.", "Clock: 3 days per move")
        assert small.startswith("hints for both · The challenge expires <t:")
        await one.ask("control", key="challenge:accept")
        await other.until(lambda state: state["turn"] is not None)
        assert (other.state["side"], other.state["turn"]) == (0, 0)
        assert other.state["notices"] == ["hints for both · Series: Bob 1 : 0 Alice"]
        second = other.state["match"]
        await one.ask("control", key="resign")
        await other.until(lambda _: other.buttons("rematch"))
        await other.ask("control", key="rematch")
        await other.until(lambda _: other.buttons("challenge"))
        await other.ask("control", key="challenge:withdraw")
        for page in (one, other):
            await page.until(lambda state: "withdrawn" in state["status"])
            (back,) = page.buttons()
            assert (await page.ask("control", key=back))["type"] == "accepted"
            assert (page.state["match"], page.buttons()) == (second, ["rematch"])


async def test_in_a_group_a_match_begins_in_the_chat(here, alice, bob):
    """There the bot can only answer, and nobody can permit it more: the page says at once what to do. A challenge is
    accepted in the chat, too, by which the bot can show its board there.
    """
    group = here.world.add_group(alice, bob)
    alice, bob = alice.at(group), bob.at(group)
    asked = match_of(await use(bob, "play", game="connect4", opponent=alice.id))
    board = await resign(alice, await against_bot(alice))
    async with at_match(here, alice, board) as page:
        told = [await page.go(key) for key in (f"accept:{asked}", "games:0", "games:1")]
        for each in (*told, await page.ask("control", key="rematch")):
            assert each["text"].endswith("Begin the match in the chat: with a button there, or with /play.")


async def test_a_rematch_that_was_asked_for_in_the_chat(here, bot, alice, bob, monkeypatch):
    """Who pressed Rematch in the chat is told that it was accepted, where the opponent presses it on the board."""
    monkeypatch.setattr("bot.match.calls.AWAY", 0.0)
    board = await begin_against(bob, alice, "tictactoe")
    async with at_match(here, bob, board) as page:
        asked = await click(alice, await resign(bob, board), "Rematch")
        assert (await page.ask("control", key="rematch"))["type"] == "accepted"
        await alice.sees(f"{alice.mention}, your challenge was accepted.", after=asked.id)


async def test_a_puzzle_is_solved_by_touch(here, bot, alice):
    """A wrong move is refused and counts, as a hint does, and the page says its cost; a hint is in the chat's words.
    The right ones lead to the end, after which comes another puzzle. Who reads boards as text in the chat reads the
    same words here.
    """
    await bot.services.referee.preferences.choose(alice.id, "board", "text")
    async with in_lobby(here, alice) as page:
        assert (await page.go("puzzle:xiangqi"))["board"]
        assert (page.state["match"], page.state["turn"]) == (0, page.state["side"])
        rated = int(page.state["title"].rsplit(" ", 1)[1])
        moves = [each["move"] for each in page.state["moves"]]
        puzzle = next(each for each in puzzles("xiangqi") if each.rating == rated and each.moves[0] in moves)
        wrong = next(each for each in moves if each != puzzle.moves[0])
        told = await page.ask("move", move=wrong)
        assert "does not win. Try again. Your puzzle rating: 9" in told["text"]
        assert (await page.ask("control", key="hint"))["type"] == "accepted"
        (cell,) = page.state["marks"]["hint"]
        assert page.state["notices"][0].startswith("Look at the ")
        assert page.state["notices"][0].endswith(f" on {cell}.")
        for move in puzzle.moves[::2]:
            assert (await page.ask("move", move=move))["type"] == "accepted"
        assert "Solved!" in page.state["status"]
        assert len(page.state["played"]) == len(puzzle.line)
        await page.ask("control", key="another")
        assert page.state["turn"] == page.state["side"]
        await page.ask("control", key="hint")
        assert "Solved in a row: 0." in page.state["notices"][1]
        await page.ask("control", key="solution")
        for late in ("hint", "solution"):
            assert (await page.ask("control", key=late))["type"] == "accepted"
            assert page.state["turn"] is None
        await page.go("puzzle:gomoku")
        await page.ask("control", key="hint")
        one, other = page.state["marks"]["hint"]
        assert page.state["notices"][0] == f"Look at {one} and {other}: one of them is best."


async def test_a_puzzle_comes_back_on_another_socket(here, bot, alice):
    """The puzzle returns as it was, with its hint and the moves found, and all of it in the language that was chosen
    meanwhile; a page that signs in again begins as usual.
    """
    async with in_lobby(here, alice) as page:
        await page.go("puzzle:xiangqi")
        puzzle = require_puzzle(page.state["exercise"])
        assert len(puzzle.moves) == 1 or (await page.ask("move", move=puzzle.moves[0]))["type"] == "accepted"
        await page.ask("control", key="hint")
        before = page.state
        await page.socket.close()
        await page.open(0, puzzle.key)
        assert await page.hears("state") == before
        for language, word, key in (("fr", "Résolus d’affilée", "solution"), ("de", "Die Lösung", "another")):
            await bot.services.referee.preferences.choose(alice.id, "language", language)
            await page.socket.close()
            await page.open(0, puzzle.key)
            state = await page.hears("state")
            assert word in " ".join((state["status"], *state["notices"]))
            await page.ask("control", key=key)
        await bot.services.referee.preferences.choose(alice.id, "language", "en")
        later = page.state["exercise"]
        await page.socket.close()
        await page.open(0, puzzle.key)  # the page had not heard of the other one
        assert (await page.hears("state"))["exercise"] == later
        await page.open(0, "no puzzle")
        assert (await page.hears("state", "lobby"))["type"] == "state"
        async with in_lobby(here, alice) as another:
            assert another.state["match"]


async def test_the_puzzle_of_the_day(here, bot, alice):
    """Solved on the board it counts for the day. The lobby opens without one that is not shipped any more."""
    daily, guild = bot.services.referee.of(Daily), here.world.guild.id
    await daily.choose(guild, "hour", "0")
    await daily.choose(guild, "channel", str(alice.place))
    await until(bot.services.referee.stores.servers.present, lambda present: guild in present)
    await daily.do_due_work()
    found = await daily.newest(guild)
    assert found is not None
    async with in_lobby(here, alice) as page:
        assert (await page.go(f"daily:{found.id}"))["board"]
        for move in require_puzzle(found.puzzle).moves[::2]:
            await page.ask("move", move=move)
        assert "Solved!" in page.state["status"]
        await page.go(f"daily:{found.id}")  # once more: the page says before that it counts for nothing
        assert page.state["notices"] == [catalogue("en")[key] for key in ("daily.counted", "puzzle.counted")]
    after = await bot.services.referee.stores.daily.get(found.id)
    assert (after.tried, after.solved) == (1, 1)
    await bot.services.referee.stores.database.change("UPDATE daily_puzzles SET puzzle = 'gone'")
    async with in_lobby(here, alice) as page:
        assert not any(key.startswith("daily:") for key in page.offered())


async def test_a_language_that_is_chosen_meanwhile_is_spoken(here, bot, alice, bob):
    """The page's own texts change with those of the match and the lobby, once, with what is next shown there."""
    board, choose = await between(alice, bob), bot.services.referee.preferences.choose
    async with at_match(here, bob, board) as page:
        await choose(bob.id, "language", "de")
        await alice.click(board, "a1")
        assert (await page.hears("welcome", "state"))["language"] == "de"
        assert "am Zug" in (await page.hears("welcome", "state"))["status"]
        await choose(bob.id, "language", "en")
        await page.say(type="go", seq=1, key="")
        assert (await page.hears("welcome", "lobby"))["language"] == "en"
        assert (await page.hears("welcome", "lobby"))["title"] == "Overview"
        await page.say(type="go", seq=2, key="")
        for seq in (1, 2):
            assert (await page.hears("welcome", "accepted"))["seq"] == seq


async def test_rights_are_read_again(here, bot, alice, monkeypatch):
    """If the server requires a role the refusal names it; a person who gets the role can then play on the open page."""
    guild = here.world.guild.id
    async with in_lobby(here, alice) as page:
        role = await here.moderation.add_role(guild, "Club")
        await bot.services.referee.of(Servers).choose(guild, "roles", [role])
        try:
            told = await page.go("begin:0.tictactoe.easy")
            assert (told["type"], "@Club" in told["text"], "<" in told["text"]) == ("refused", True, False), told
            await here.moderation.give_role(guild, alice.id, role)
            assert (await page.go("begin:0.tictactoe.easy"))["type"] == "refused"
            monkeypatch.setattr(visitors, "RIGHTS", -1.0)
            assert (await page.go("begin:0.tictactoe.easy"))["type"] == "accepted"
        finally:
            await bot.services.referee.of(Servers).choose(guild, "roles", [])
