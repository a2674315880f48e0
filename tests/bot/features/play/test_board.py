"""/board over the real client."""

from tests.bot.e2e.playing import begin_against, match_of, open_moves, use


async def test_nobody_takes_the_board_to_where_the_opponent_does_not_see_it(here, bot):
    """The person gets the position as it is, and the board stays; to a channel that both see it moves."""
    alice, bob = here.add_person("Alice"), here.add_person("Bob")
    staff, hall = here.world.add_channel("staff", members=(alice,)), here.world.add_channel("hall")
    board = await begin_against(alice, bob, "tictactoe")
    shown = await use(alice.at(staff), "board", match=match_of(board))
    assert shown.ephemeral
    assert "Resign" not in [each.label for each in shown.buttons]
    stored = bot.services.referee.stores.matches
    assert (await stored.get(match_of(board))).channel_id == board.channel_id
    moved = await use(alice.at(hall), "board", match=match_of(board))
    assert open_moves(moved)
    assert not moved.ephemeral
