"""The touch board, served by the real bot in a playground: what it does and what it refuses."""

import re
from contextlib import AsyncExitStack
from dataclasses import replace
from time import monotonic, time

import aiohttp
import pytest

from bot.activity import visitors
from bot.activity.open_pages import MOST_OF_ONE
from bot.discord.place import Person
from bot.features.privacy.rules import Privacy
from bot.features.servers.rules import Moderation
from bot.playground.activities.app import FramedApp
from bot.playground.laws.commands import ENTRY_POINT
from bot.playground.permissions import Permission
from bot.playground.records import ANNOUNCEMENT, InstalledCommand
from tests.bot.activity.playing import (
    Player,
    against_bot,
    at_board,
    at_match,
    at_own_match,
    between,
    frame_of,
    take_turns,
)
from tests.bot.conftest import eventually
from tests.bot.e2e.playing import begin, begin_against, board_at, click, match_of, resign, select, shown, use
from tests.bot.e2e.test_coach import forked

pytestmark = pytest.mark.asyncio(loop_scope="session")
BLACK_TO_MOVE = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 1 1"


async def test_a_move_on_the_board_changes_the_message(here, activity, alice):
    """The bot's answer arrives on both. Asked whether it is there, the bot tells its time. A rematch against the bot
    begins at once, in a new message in the chat; whoever lost the answer and asks again is shown it.
    """
    async with at_own_match(here, alice) as (board, page):
        assert (page.state["match"], page.state["side"], page.state["turn"]) == (match_of(board), 0, 0)
        assert (await page.ask("move", move="b2"))["type"] == "accepted"
        state = await page.until_made(2)
        assert state["played"][0]["text"] == "b2"
        await board_at(alice, board, 2)
        await page.say(type="ping")
        assert abs((await page.hears("pong"))["now"] / 1000 - time()) < 10
        await page.ask("control", key="resign")
        await page.until(lambda state: state["over"])
        assert (await page.ask("control", key="rematch"))["type"] == "accepted"
        await page.until(lambda state: state["match"] != match_of(board))
        assert page.state["side"] == 1
        await alice.until(lambda: [each for each in alice.reads() if f":{page.state['match']}:" in f"{each.json}"])
        begun = page.state["match"]
        await page.open(match_of(board))
        await page.until(lambda state: state["match"] == match_of(board))
        assert (await page.ask("control", key="rematch"))["type"] == "accepted"
        assert page.state["match"] == begun


@pytest.mark.usefixtures("beginners")
async def test_a_blunder_is_warned_of(here, bot, activity, alice):
    """Only a beginner's own page shows the warning, in the words of the chat; the person may play the move anyway."""
    board = await forked(bot, alice)
    async with at_match(here, alice, board) as page:
        warning = await page.ask("move", move="b1")
        assert warning["type"] == "warning"
        assert warning["said"][0].startswith("Careful: your opponent ")
        assert "/settings" in warning["said"][1]
        assert [cell for cell in warning["reply"] if cell in warning["said"][0]] == warning["reply"] != []
        assert (warning["yes"], warning["no"]) == ("Play it all the same", "Choose another move")
        await board_at(alice, board, 3)
        assert (await page.ask("sure", move="b1"))["type"] == "accepted"
        assert (await page.until_made(5))["played"][3]["text"] == "b1"
        await board_at(alice, board, 5)


@pytest.mark.usefixtures("beginners")
async def test_a_repetition_that_loses_is_told_and_warned_of(here, activity, alice):
    """The page tells what one more repetition decides; whoever makes it all the same is asked, without a reply, and
    has lost.
    """
    moves = "a7a9 e9e8 a9a8 e8e9 a8a9 e9e8 a9a8 e8e9"
    study = await use(alice, "import", game="xiangqi", text=f"4k4/9/R8/9/9/9/9/3A5/9/3K3R1 w moves {moves}")
    against = await click(alice, study, "Play from here")
    board = await select(alice, against, against.menus[0].custom_id, "beginner")
    async with at_match(here, alice, board) as page:
        assert "⚠️ One more repetition, and Alice loses (perpetual check)." in page.state["notices"]
        warning = await page.ask("move", move="a8a9")
        assert warning["said"][0].startswith("Careful: with this move you lose at once (perpetual check).")
        assert warning["reply"] == []
        assert (await page.ask("sure", move="a8a9"))["type"] == "accepted"
        assert "Alice gave perpetual check" in (await page.until_made(9))["status"]
        await board_at(alice, board, None)


async def test_who_chooses_in_an_opening_is_waited_for(here, activity, alice, bob):
    """The seat of whoever acts next is marked, also while nobody may move."""
    asked = await use(alice, "play", game="gomoku", opponent=bob.id, side="first", opening="swap2")
    board = await board_at(alice, await click(bob, asked, "Accept"), 0)
    async with at_match(here, alice, board) as one, at_match(here, bob, board) as other:
        for made, move in enumerate(("h8", "h9", "i9")):
            await one.until_made(made)
            assert _waited_for(one) == ["Alice"]
            await one.ask("move", move=move)
        await other.until_made(3)
        assert (other.state["turn"], _waited_for(other)) == (None, ["Bob"])
        await other.ask("control", key="choose:first")
        await other.until(lambda state: state["turn"] is not None)
        assert _waited_for(other) == ["Alice"]


def _waited_for(page: Player) -> list[str]:
    return [seat["name"] for seat in page.state["seats"] if seat["acts"]]


async def test_a_click_in_the_chat_changes_the_board(here, activity, alice, bob):
    """An open board of either side shows a move of the other. Refusals are worded as for clicks: out of turn, an
    outdated board, an illegal move, an unknown key.
    """
    async with at_board(here, alice, bob) as (board, one, other):
        assert (one.state["side"], other.state["side"], other.state["moves"]) == (0, 1, [])
        assert "not your turn" in (await other.ask("move", move="a1"))["text"].lower()
        assert (await one.ask("move", move="z9"))["type"] == "refused"
        assert (await one.ask("control", key="nonsense"))["type"] == "refused"
        await alice.click(board, "a3")
        assert (await other.until_made(1))["standing"]["a3"]
        assert (await other.ask("move", move="b2", board_number=0))["type"] == "refused"
        assert (await other.ask("move", move="b2"))["type"] == "accepted"
        assert [each["text"] for each in (await one.until_made(2))["played"]] == ["a3", "b2"]
        await board_at(alice, board, 2)


async def test_a_forbidden_point_is_refused_by_its_rule(here, activity, alice, bob):
    """Who touches one reads which rule forbids it."""
    board = await begin_against(alice, bob, "renju")
    async with at_match(here, alice, board) as one, at_match(here, bob, board) as other:
        await take_turns((one, other), "h9", "a1", "h10", "a3", "i8", "a5", "j8", "c1")
        (point,) = (await one.until_made(8))["marks"]["barred"]
        (offered,) = (move for move in one.state["moves"] if move["stops"] == [point])
        told = await one.ask("move", move=offered["move"])
        assert (told["type"], "two threes at once" in told["text"]) == ("refused", True)


async def test_offers_and_resigning(here, activity, alice, bob):
    """A takeback asked for and allowed, a hint, a resignation; the chat shows them. No button takes another's place."""
    async with at_board(here, alice, bob) as (board, one, other):
        await one.ask("move", move="a1")
        await one.until_made(1)
        before = one.buttons()
        assert (await one.ask("control", key="takeback"))["type"] == "accepted"
        await one.until(lambda _: one.buttons() != before)
        after = [each.split(":")[0] for each in one.buttons()]
        assert after == [{"takeback": "withdraw"}.get(each, each) for each in before]
        state = await other.until(lambda _: other.buttons("accept:"))
        assert "Alice" in state["notices"][0]
        assert [each["disabled"] for each in state["controls"] if each["key"] == "takeback"] == [True]
        assert (await other.answers_offer("accept"))["type"] == "accepted"
        await one.until(lambda state: not state["played"])
        await board_at(alice, board, 2)
        for request in ({"kind": "move", "move": "b2"}, {"kind": "control", "key": "hint"}):
            assert (await one.ask(**request, board_number=1))["type"] == "refused"  # meant for the board of before
        assert (await one.ask("control", key="hint"))["type"] == "accepted"
        await one.until(lambda state: state["marks"].get("hint"))  # the first new state only counts the hint
        assert not one.state["over"]
        for lasting in ("pause", "resign"):  # what they mean depends on no board, as in the chat
            assert (await one.ask("control", key=lasting, board_number=1))["type"] == "accepted"
        await one.until(lambda state: state["turn"] is None)
        assert one.state["over"]
        await board_at(alice, board, None)
        assert one.buttons() == ["rematch"]  # no move was made to review
        assert "hint" not in one.state["marks"], "there is nothing left to hint at"


async def test_the_board_says_what_the_chat_says(here, activity, alice, bob):
    """Check, what became of an offer, the score, and how the match changed ratings."""
    board = await begin_against(alice, bob, "xiangqi")
    async with at_match(here, alice, board) as one, at_match(here, bob, board) as other:
        await take_turns((one, other), "h2e2", "d9e8", "e2e6")
        assert (await other.until_made(3))["status"] == "Check! Bob, it is your turn."
        assert (await one.until_made(3))["status"] == "Check! Bob (Black) to move"
        await one.ask("control", key="takeback")
        await other.answers_offer("decline")
        for page in (one, other):
            await page.until(lambda state: "Bob does not allow the takeback." in state["notices"])
        await one.go(f"open:{match_of(await against_bot(alice))}")
        assert not any("does not allow" in each for each in one.state["notices"]), "it is said of that match alone"
        await one.go(f"open:{match_of(board)}")
        await other.ask("control", key="resign")
        await one.until(lambda state: state["over"])
        assert [each.partition(":")[0] for each in one.state["notices"]] == ["Opening", "Between you two", "Rating"]


async def test_another_level_is_offered(here, activity, alice):
    """After two losses in a row the one below, as in the chat: it begins at once, with the sides exchanged."""
    for _ in range(2):
        board = await begin(alice, "tictactoe", level="easy")
        async with at_match(here, alice, board) as page:
            await page.ask("control", key="resign")
            await page.until(lambda state: state["over"])
            offered = page.buttons("lower-level")
            if offered:
                assert (await page.ask("control", key=offered[0]))["type"] == "accepted"
                state = await page.until(lambda state, board=board: state["match"] != match_of(board))
                assert [seat["name"] for seat in state["seats"]] == ["Qibot (Beginner)", "Alice"]
    assert offered


async def test_a_stranger_sees_nothing_of_a_direct_match(here, activity, alice, bob):
    """A stranger gets a private match neither by its number, on any way, nor with a move; nor does a number that no
    match has break anything.
    """
    private = await against_bot(alice.direct)
    public = await against_bot(bob)
    async with at_match(here, bob, public) as page:
        told = await page.ask("move", match=match_of(private), move="a1")
        nothing = await page.ask("move", match=10**9, move="a1")
        assert (told["type"], told["text"]) == ("refused", nothing["text"].replace(str(10**9), str(match_of(private))))
        for number in (match_of(private), 10**9, 0, -1, 1 << 63, "1" * 190, "x", ""):
            for told in (await page.go(f"open:{number}"), await page.ask("control", key=f"open:{number}")):
                assert (told["type"], "went wrong" in told["text"]) == ("refused", False), number
        await page.until(lambda state: state["match"] == match_of(public))
        await page.open(match_of(private))
        assert (await page.hears("ended", "state"))["type"] == "ended"
    async with at_match(here, alice.direct, private) as page:
        assert page.state["match"] == match_of(private)


async def test_what_is_forged_or_too_much_is_cut_off(here, activity, alice, bob):
    """A forged session, a message that is too large, a flood, an unknown request; others play on."""
    carol = here.add_person("Carol")
    async with at_board(here, alice, bob) as (board, one, other):
        frame = one.frame
        forged = one.session.replace(str(alice.id), str(bob.id), 1)
        for session in (forged, one.session[:-1] + "x", "", "x" * 200):
            async with Player(here, frame, session or "-") as bad:
                told = await bad.hears("ended", "welcome", "closed")
                assert (told["type"], told.get("again")) == ("ended", False)
        async with at_match(here, alice, board) as bad:
            await bad.socket.send_str("x" * (1 << 20))
            assert (await bad.hears("closed"))["code"] == 1009
        async with at_match(here, carol, board) as bad:
            for _ in range(200):
                await bad.say(type="ping")
            assert (await bad.hears("closed"))["code"] == 1008
        rates, now = activity._shared.rates, monotonic()
        async with Player(here, await frame_of(bob, board)) as bad:
            with pytest.MonkeyPatch.context() as patched:
                patched.setattr(rates, "_clock", lambda: now)  # it all happens at once
                for _ in range(20):  # each of them asks Discord
                    await bad.socket.close()
                    await bad.open()
                assert (await bad.hears("closed"))["code"] == 1008
        async with Player(here, await frame_of(alice, board)) as bad:
            await bad.say(type="unknown")
            assert (await bad.hears("closed"))["code"] == 1008
        assert (await one.ask("move", move="a1"))["type"] == "accepted"
        await other.until_made(1)


async def test_codes_are_checked_by_discord(here, activity, alice, bob):
    """An invented code, an instance without the person, no JSON, and a page of another origin."""
    board = await against_bot(alice)
    frame = await frame_of(alice, board)
    elsewhere = await frame_of(bob.direct, await against_bot(bob.direct))
    async with Player(here, frame) as page:
        page.web.headers["Accept-Language"] = "de,en;q=0.5"  # type: ignore[index]  # it may be changed
        status, told = await page.post("made-up", frame.instance.id)
        assert (status, told["text"][:15]) == (403, "Discord konnte ")
        page.session = "made-up"
        await page.open()
        assert (await page.hears("ended"))["text"] == told["text"]
        app = FramedApp(here.activities, await frame_of(alice, board))
        await app.connect()
        code = await app.authorize("identify")
        assert (await page.post(code, elsewhere.instance.id))[0] == 403
        assert (await page.post(await app.authorize("identify"), "../../users/@me"))[0] == 403
        for body in (b"[1", b"[" * 2000, b'{"code": "\\ud800", "instance": "1"}', b"\xff"):
            async with page.web.post(f"{page.origin}/session", data=body) as answer:
                assert answer.status == 400, body
        unknown = {"Content-Type": "application/json; charset=none"}
        async with page.web.post(f"{page.origin}/session", data=b"{}", headers=unknown) as answer:
            assert answer.status == 400
        stranger = {"Origin": "https://evil.example"}
        async with page.web.post(f"{page.origin}/session", data=b"{}", headers=stranger) as answer:
            assert answer.status == 403


async def test_a_page_that_is_not_behind_the_proxy(here, activity, alice):
    """With a URL override Discord loads the page straight from the server; another site's page is still refused."""
    board = await against_bot(alice)
    page = Player(here, await frame_of(alice, board))
    ((_, address),) = here.world.application.mappings
    page.origin = f"http://{address}"
    async with page:
        await page.until_made(0)
        assert (await page.ask("move", move="b2"))["type"] == "accepted"
        for other in ("https://evil.example", f"http://evil.{address}", "null", ""):
            with pytest.raises(aiohttp.WSServerHandshakeError, match="403"):
                await page.web.ws_connect(f"{page.origin}/socket", headers={"Origin": other})


async def test_one_person_has_a_limited_number_of_boards(here, activity, alice):
    """One more is cut off, the others stay."""
    board = await against_bot(alice)
    async with AsyncExitStack() as stack:
        for _ in range(MOST_OF_ONE):
            first = await stack.enter_async_context(at_match(here, alice, board))
        one_more = await stack.enter_async_context(Player(here, await frame_of(alice, board)))
        assert (await one_more.hears("closed", "state"))["type"] == "closed"
        assert (await first.ask("move", move="b2"))["type"] == "accepted"


async def test_another_button_turns_the_open_board(here, activity, alice, monkeypatch):
    """The match whose button was pressed last is shown; after a lost socket, the match that was shown. The
    bot does not hear that a line is dead: each new socket of a page replaces the one before, which would count as a
    further page of the person.
    """
    monkeypatch.setattr("bot.activity.rates.RATE", 1000.0)  # nobody opens as many in so short a time
    first, second = await against_bot(alice), await against_bot(alice)
    async with at_match(here, alice, first) as page:
        assert page.state["match"] == match_of(first)
        await alice.click(second, "Open the board")
        assert (await page.hears("state"))["match"] == match_of(second)
        await page.socket.close()
        for _ in range(MOST_OF_ONE + 1):
            await page.open(match_of(first))
            assert (await page.hears("state"))["match"] == match_of(first)
        await eventually(lambda: activity.open == 1)
        assert (await page.ask("move", move="b2"))["type"] == "accepted"


async def test_the_button_stands_where_a_page_opens(here, activity, alice):
    """Boards have the button in direct messages and text channels, but not in threads and announcements. If Discord
    refuses the launch the person reads a sentence, and the match goes on in the chat.
    """
    thread = await here.moderation.begin_thread(alice.place)
    news = await here.moderation.add_channel("news", ANNOUNCEMENT)
    places = {alice.direct: True, alice.at(thread): False, alice.at(news): False, alice: True}
    for place, there in places.items():
        board = await against_bot(place)
        assert ("Open the board" in [button.label for button in board.buttons]) == there
    await here.portal.change(embedded=False)
    try:
        seen = await alice.when_settled(await alice.click(board, "Open the board"))
    finally:
        await here.portal.change(embedded=True)
    assert "does not open here" in seen.message.text
    await alice.click(board, "a1")
    await board_at(alice, board, 2)


async def test_who_may_do_nothing_moves_nothing(here, activity, bot, alice, bob, monkeypatch):
    """A suspended person, and one with a time-out, whom Discord lets press nothing in the chat, are told so, also on a
    page that was open before.
    """
    board, guild = await between(alice, bob), here.world.guild.id
    async with at_match(here, alice, board) as page:
        monkeypatch.setattr(visitors, "RIGHTS", -1.0)
        await here.moderation.time_out_person(guild, alice.id, 3600)
        for told in (await page.ask("move", move="a1"), await page.go("begin:0.tictactoe.easy")):
            assert re.search(r"in this server until <t:\d+:\w>: you have a time-out here", told.get("text", "")), told
        await here.moderation.time_out_person(guild, alice.id, 0)
        assert (await page.ask("move", move="a1"))["type"] == "accepted"
        await bot.services.referee.of(Moderation).suspend(guild, Person(alice.id, "Alice"), "spam", None)
        for told in (await page.ask("move", move="a1"), await page.go("lesson:xiangqi.horse")):
            assert (told["type"], "spam" in told["text"]) == ("refused", True)


async def test_a_rematch_is_asked_for_where_the_board_was(here, bot, activity, alice, bob):
    """Not in the channel of the page, which the opponent may not see. While the bot cannot post there it is refused, as
    is a match in the page's channel: none stands that only its maker knows of.
    """
    staff = here.world.add_channel("staff", members=(alice,))
    board = await resign(bob, await begin_against(alice, bob, "tictactoe"))
    async with Player(here, (await alice.at(staff).launch()).frame) as page:
        await page.hears("lobby")
        await page.go(f"open:{match_of(board)}")
        await here.moderation.deny(board.channel_id, Permission.SEND_MESSAGES)
        assert "permission to post" in (await page.ask("control", key="rematch")).get("text", "")
        await here.moderation.deny(staff.id, Permission.SEND_MESSAGES)
        assert "permission to post" in (await page.go("begin:0.tictactoe.easy")).get("text", "")
        await here.moderation.deny(board.channel_id)
        assert (await page.ask("control", key="rematch"))["type"] == "accepted"
        state = await page.until(lambda state: state["match"] != match_of(board))
        assert (await bot.services.referee.stores.matches.get(state["match"])).channel_id == board.channel_id
        await bob.until(lambda: [each for each in bob.reads() if "wants a rematch" in each.text])


async def test_who_was_deleted_plays_on_by_their_name(here, bot, activity, alice, monkeypatch):
    """On a page that was open before: the bot, which has forgotten them, asks Discord, as a click would tell it."""
    monkeypatch.setattr(visitors, "RIGHTS", -1.0)
    for place in (alice, alice.direct):
        async with at_own_match(here, place) as (_, page):
            await bot.services.referee.of(Privacy).delete(alice.id)
            await page.go("begin:0.tictactoe.easy")
            assert "Alice" in [seat["name"] for seat in page.state["seats"]]


async def test_an_entry_point_of_the_bots_launches(here, activity, alice):
    """The page opens at the newest match of this channel, or in the lobby if there is none."""
    entry = next(each for each in here.world.all(InstalledCommand) if each.body["type"] == ENTRY_POINT)
    here.world.put(replace(entry, body=entry.body | {"handler": 1}))
    frame = (await alice.launch()).frame
    assert frame is not None
    async with Player(here, frame) as page:
        assert (await page.hears("lobby", "state"))["type"] == "lobby"
    board = await against_bot(alice)
    async with Player(here, frame, page.session) as page:
        assert (await page.until_made(0))["match"] == match_of(board)


async def test_the_second_side_begins_on_the_board(here, activity, alice, bob):
    """In a position with the second side to move, that side has the moves and the clock, and its move comes first."""
    page = await use(alice, "settings")
    await alice.select(page, next(each for each in page.menus if "clock" in each.custom_id).custom_id, "live-300-5")
    page = await use(alice, "import", text=BLACK_TO_MOVE)
    page = shown(await alice.when_settled(await alice.click(page, "Play from here")))
    asked = await click(alice, page, "Ask this channel, I play Black")
    board = await click(bob, asked, "Play")
    async with at_match(here, alice, board) as black, at_match(here, bob, board) as red:
        state = black.state
        assert (state["side"], state["turn"], state["first_to_move"], state["clock"]["running"]) == (1, 1, 1, 1)
        assert "Clock: 5 minutes + 5 seconds per move" in state["notices"][-1]
        assert state["moves"]
        assert (red.state["side"], red.state["turn"], red.state["moves"]) == (0, 1, [])
        told = state["status"], red.state["status"]
        assert told == (f"{alice.name}, it is your turn.", f"{alice.name} (Black) to move")
        assert (await red.ask("move", move="h2e2"))["type"] == "refused"
        assert (await black.ask("move", move="h9g7"))["type"] == "accepted"
        state = await red.until_made(1)
        assert (state["turn"], state["clock"]["running"], bool(state["moves"])) == (0, 0, True)
        assert state["said"] == "Last move: h9g7 (Black, horse)"
        assert (await red.ask("move", move="h0g2"))["type"] == "accepted"
        assert (await black.until_made(2))["turn"] == 1
