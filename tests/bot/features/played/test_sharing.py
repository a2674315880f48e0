"""The entry Analyse over the real client."""

import pytest

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_who_wants_moves_in_a_text_analysed_is_led_to_the_import(alice):
    """Only boards are analysed: the answer says so, and names the command for texts."""
    said = await alice.says("炮二平五 马8进7")
    told = await (await alice.context_menu("Analyse", said)).settled()
    number = next(each["id"] for each in alice.commands if each["name"] == "import")
    assert f"</import:{number}>" in told.message.text
