"""Every way to begin a match, or to post its board, asks whether this person may do that here."""

import pytest
from discord import AppCommandType

from bot import installed
from bot.features.servers.rules import Servers

from .playing import begin, begin_against, match_of, press, resign, shown, use

USER_MENU, MESSAGE_MENU = AppCommandType.user, AppCommandType.message
BEGUN = """
SELECT (SELECT count(*) FROM matches WHERE status <> 'challenged') + (SELECT count(*) FROM matches)
     + (SELECT count(*) FROM invitations) + (SELECT count(*) FROM tournaments)
     + (SELECT count(*) FROM tournament_players) AS n"""

# Commands and kinds of tags that begin nothing. People agree to the matches of a tournament by joining it.
COMMANDS_THAT_BEGIN_NOTHING = """
about block draw end games help hint history import learn move pause privacy puzzle resign settings setup stats
suspend takeback top unblock unsuspend vacation Analyse"""
KINDS_THAT_BEGIN_NOTHING = """
again-move again-step again-target again-type again-typed asked-accept asked-decline asked-withdraw challenge-menu
choose-again daily-choose daily-setup daily-share daily-solve decline delete-data delete-data-no delete-data-yes draw
export export-data follow games hint history learn learn-all learn-board learn-game learn-move learn-open learn-show
learn-start learn-step learn-target learn-type learn-typed look more move move-in my-settings open-board opening pause
puzzle-hint puzzle-move puzzle-next puzzle-show puzzle-step puzzle-target puzzle-told puzzle-type puzzle-typed replay
resign resign-no resign-yes review review-best review-line review-step review-told review-try server-settings set
settings-of setup setup-choose setup-quiet setup-quiet-typed setup-toggle share share-card step study-best study-go
study-move study-open study-play study-save study-step study-target study-type study-typed sure sure-in takeback target
tournament-cancel tournament-cancel-yes tournament-leave tournament-leave-yes tournament-standings tournament-start type
typed uninvite withdraw
"""
WAYS = {}


def way(name):
    """Registers a way in: an async function that prepares it and returns the last step."""

    def register(prepare):
        WAYS[name] = prepare
        return prepare

    return register


async def study(person):
    """A study board, with a position that can be played on from."""
    return await use(person, "import", text="startpos", game="tictactoe")


@way("/play")
async def _(alice, bob):
    return lambda: alice.slash("play", game="tictactoe", level="beginner")


@way("/play against a person")
async def _(alice, bob):
    return lambda: alice.slash("play", game="tictactoe", opponent=bob.id)


@way("/anyone")
async def _(alice, bob):
    return lambda: alice.slash("anyone", game="tictactoe")


@way("/tournament")
async def _(alice, bob):
    return lambda: alice.slash("tournament", game="tictactoe")


@way("/board")
async def _(alice, bob):
    board = await begin(alice, "tictactoe")
    return lambda: alice.slash("board", match=match_of(board))


@way("board")
async def _(alice, bob):
    board = await begin(alice, "tictactoe")
    return lambda: press(alice, board, "board:0:0:", str(match_of(board)))


@way("challenge")
async def _(alice, bob):
    asked = shown(await (await alice.context_menu("Challenge to a game", bob)).settled())
    return lambda: alice.click(asked, "Connect Four")


@way("accept")
async def _(alice, bob):
    asked = await use(bob, "play", game="tictactoe", opponent=alice.id)
    return lambda: alice.click(asked, "Accept")


@way("accept from direct messages")
async def _(alice, bob):
    asked = await use(bob, "play", game="tictactoe", opponent=alice.id)
    own = await use(alice.direct, "help")
    return lambda: press(alice.direct, own, f"accept:{match_of(asked)}:0:")


@way("rematch")
async def _(alice, bob):
    over = await resign(alice, await begin(alice, "tictactoe"))
    return lambda: alice.click(over, "Rematch")


@way("rematch against a person")
async def _(alice, bob):
    over = await resign(alice, await begin_against(alice, bob, "tictactoe"))
    return lambda: alice.click(over, "Rematch")


@way("rematch that was asked for")
async def _(alice, bob):
    over = await resign(alice, await begin_against(alice, bob, "tictactoe"))
    await (await bob.click(over, "Rematch")).settled()
    return lambda: press(alice, over, f"rematch:{match_of(over)}:0:")


@way("next-level")
async def _(alice, bob):
    over = await resign(alice, await begin(alice, "tictactoe"))
    return lambda: press(alice, over, f"next-level:{match_of(over)}:0:")


@way("lower-level")
async def _(alice, bob):
    over = await resign(alice, await begin(alice, "tictactoe", level="easy"))
    return lambda: press(alice, over, f"lower-level:{match_of(over)}:0:")


@way("begin")
async def _(alice, bob):
    page = await use(alice, "help")
    return lambda: press(alice, page, "begin:0:0:tictactoe")


@way("learn-play")
async def _(alice, bob):
    page = await use(alice, "learn", game="tictactoe")
    return lambda: press(alice, page, "learn-play:0:0:tictactoe")


@way("join")
async def _(alice, bob):
    asked = await use(bob, "anyone", game="tictactoe")
    return lambda: alice.click(asked, "Play")


@way("study-against")
async def _(alice, bob):
    page = await study(alice)
    tag = next(each.custom_id for each in page.buttons if (each.custom_id or "").startswith("study-best:"))
    return lambda: press(alice, page, tag.replace("study-best", "study-against") + "0", "beginner")


@way("study-anyone")
async def _(alice, bob):
    page = await study(alice)
    tag = next(each.custom_id for each in page.buttons if (each.custom_id or "").startswith("study-best:"))
    return lambda: press(alice, page, tag.replace("study-best", "study-anyone") + "0")


@way("tournament-join")
async def _(alice, bob):
    await (await bob.slash("tournament", game="tictactoe")).settled()
    table = next(each for each in reversed(bob.reads()) if "Tournament " in each.text and not each.ephemeral)
    return lambda: alice.click(table, "Join")


def words(seen, person):
    """The text of all messages that an interaction showed its person."""
    return " ".join(each.text for each in (seen.message, *seen.followups, *person.followups_of(seen)) if each)


@pytest.mark.parametrize("name", WAYS)
async def test_nothing_begins_where_the_server_does_not_want_it(bot, here, alice, bob, name):
    """The person reads where they may play, or who may; nothing is stored."""
    database = bot.services.referee.stores.matches._db
    servers, guild = bot.services.referee.of(Servers), here.world.guild.id
    elsewhere = here.world.add_channel("elsewhere").id
    last = await WAYS[name](alice, bob)
    before = (await database.one(BEGUN))["n"]
    for what, mention in (("channels", f"<#{elsewhere}>"), ("roles", f"<@&{elsewhere}>")):
        await servers.limit_to(guild, what, [elsewhere])
        try:
            refused = await (await last()).settled()
            await alice.until(lambda told=mention, seen=refused: told in words(seen, alice))
        finally:
            await servers.limit_to(guild, what, [])
    assert (await database.one(BEGUN))["n"] == before


async def test_every_command_and_every_kind_of_tag_is_known_here(bot):
    """A new command or kind must be listed here."""
    ways = {name.split()[0] for name in WAYS}
    commands = {command.name for command in bot.tree.walk_commands()} | {
        command.name for kind in (USER_MENU, MESSAGE_MENU) for command in bot.tree.get_commands(type=kind)
    }
    assert set(installed.actions()) == set(KINDS_THAT_BEGIN_NOTHING.split()) | {
        way for way in ways if not way.startswith("/")
    }
    begin_nothing = {*COMMANDS_THAT_BEGIN_NOTHING.split(), "Challenge to a game"}  # its click is a way in
    assert commands == begin_nothing | {way[1:] for way in ways if way.startswith("/")}
