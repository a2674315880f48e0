"""Every way to begin a match, or to post its board in another channel, asks whether this person may do that here."""

from asyncio import gather

import pytest
from discord import AppCommandType

from bot import installed
from bot.features.servers.rules import Servers

from .playing import begin, begin_against, challenge_menu, click, match_of, press, resign, use
from .test_tournaments import announced

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
draw-in export export-data follow games hint hint-in history learn learn-all learn-board learn-game learn-move
learn-open learn-show learn-start learn-step learn-target learn-type learn-typed look more move move-in my-settings
open-board opening pause pause-in puzzle-hint puzzle-move puzzle-next puzzle-show puzzle-step puzzle-target puzzle-told
puzzle-type puzzle-typed replay resign resign-in resign-no resign-yes review review-best review-line review-step
review-told review-try server-settings set settings-of setup setup-choose setup-quiet setup-quiet-typed setup-toggle
share share-card step study-best study-go study-move study-open study-play study-save study-step study-target study-type
study-typed sure sure-in takeback takeback-in target tournament-cancel tournament-cancel-yes tournament-leave
tournament-leave-yes tournament-look tournament-standings tournament-start type typed unfollow uninvite withdraw
"""


async def finished(person, opponent=None, **options):
    """A tic-tac-toe that the person has resigned, against the bot or an opponent."""
    begun = begin(person, "tictactoe", **options) if opponent is None else begin_against(person, opponent, "tictactoe")
    return await resign(person, await begun)


async def asked_again(person, opponent):
    """The board of a finished match of which the opponent has asked for a rematch."""
    board = await finished(person, opponent)
    await click(opponent, board, "Rematch")
    return board


async def study(person):
    """A study board, with a position that can be played on from."""
    return await use(person, "import", text="startpos", game="tictactoe")


def study_tag(page, kind):
    """The tag of a control of the kind, for the first side of the study on a page."""
    tag = next(each.custom_id for each in page.buttons if (each.custom_id or "").startswith("study-best:"))
    return tag.replace("study-best", kind) + "0"


# Each way in: what is prepared with Alice and Bob, if anything, and Alice's last step, by what was prepared.
WAYS = {
    "/play": (None, lambda a, b, _: a.slash("play", game="tictactoe", level="beginner")),
    "/play against a person": (None, lambda a, b, _: a.slash("play", game="tictactoe", opponent=b.id)),
    "/anyone": (None, lambda a, b, _: a.slash("anyone", game="tictactoe")),
    "/tournament": (None, lambda a, b, _: a.slash("tournament", game="tictactoe")),
    "/board": (lambda a, b: begin(a.direct, "tictactoe"), lambda a, b, on: a.slash("board", match=match_of(on))),
    "board": (
        lambda a, b: gather(begin(a.direct, "tictactoe"), use(a, "help")),
        lambda a, b, on: press(a, on[1], "board:0:0:", str(match_of(on[0]))),
    ),
    "challenge": (challenge_menu, lambda a, b, on: a.click(on, "Connect Four")),
    "accept": (
        lambda a, b: use(b, "play", game="tictactoe", opponent=a.id),
        lambda a, b, on: a.click(on, "Accept"),
    ),
    "accept from direct messages": (
        lambda a, b: gather(use(b, "play", game="tictactoe", opponent=a.id), use(a.direct, "help")),
        lambda a, b, on: press(a.direct, on[1], f"accept:{match_of(on[0])}:0:"),
    ),
    "rematch": (lambda a, b: finished(a), lambda a, b, on: a.click(on, "Rematch")),
    "rematch against a person": (finished, lambda a, b, on: a.click(on, "Rematch")),
    "rematch that was asked for": (asked_again, lambda a, b, on: press(a, on, f"rematch:{match_of(on)}:0:")),
    "next-level": (lambda a, b: finished(a), lambda a, b, on: press(a, on, f"next-level:{match_of(on)}:0:")),
    "lower-level": (
        lambda a, b: finished(a, level="easy"),
        lambda a, b, on: press(a, on, f"lower-level:{match_of(on)}:0:"),
    ),
    "begin": (lambda a, b: use(a, "help"), lambda a, b, on: press(a, on, "begin:0:0:tictactoe")),
    "learn-play": (
        lambda a, b: use(a, "learn", game="tictactoe"),
        lambda a, b, on: press(a, on, "learn-play:0:0:tictactoe"),
    ),
    "join": (lambda a, b: use(b, "anyone", game="tictactoe"), lambda a, b, on: a.click(on, "Play")),
    "study-against": (
        lambda a, b: study(a),
        lambda a, b, on: press(a, on, study_tag(on, "study-against"), "beginner"),
    ),
    "study-anyone": (lambda a, b: study(a), lambda a, b, on: press(a, on, study_tag(on, "study-anyone"))),
    "tournament-join": (lambda a, b: announced(b), lambda a, b, on: a.click(on, "Join")),
}


def words(seen, person):
    """The text of all messages that an interaction showed its person."""
    return " ".join(each.text for each in (seen.message, *seen.followups, *person.followups_of(seen)) if each)


@pytest.mark.parametrize("name", WAYS)
async def test_nothing_begins_where_the_server_does_not_want_it(bot, here, alice, bob, name):
    """The person reads where they may play, or who may; nothing is stored."""
    database = bot.services.referee.stores.matches._db
    servers, guild = bot.services.referee.of(Servers), here.world.guild.id
    elsewhere, club = here.world.add_channel("elsewhere").id, await here.moderation.add_role(guild, "Club")
    prepare, last = WAYS[name]
    prepared = await prepare(alice, bob) if prepare else None
    before = (await database.one(BEGUN))["n"]
    for what, chosen, mention in (("channels", elsewhere, f"<#{elsewhere}>"), ("roles", club, f"<@&{club}>")):
        await servers.choose(guild, what, [chosen])
        try:
            refused = await (await last(alice, bob, prepared)).settled()
            await alice.until(lambda told=mention, seen=refused: told in words(seen, alice))
        finally:
            await servers.choose(guild, what, [])
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
