"""Forms."""

import pytest


async def test_a_command_opens_a_form_and_gets_what_was_typed(bot, alice):
    """Text, choice, radio buttons and a check box arrive; untouched fields have their defaults."""
    seen = await alice.slash("form")
    assert (seen.state, seen.modal.title) == ("modal", "A form")
    assert [field["custom_id"] for field in seen.modal.fields] == ["words", "level", "side", "rated"]
    answer = await alice.submit(seen, words="hi", Level="Hard", rated=True)
    assert answer.message.text == "['hi', ['hard'], 'red'] True"


async def test_a_button_opens_a_form_over_its_message(bot, here, alice):
    """The form's answer has the message from which it was opened."""
    seen = await alice.click((await alice.slash("count")).message, "Ask")
    assert (seen.state, seen.message.text) == ("modal", "Count")
    answer = await alice.submit(seen, level="easy", side="Black")
    assert answer.message.text == "['', ['easy'], 'black'] False"
    cause = answer.message.json["interaction_metadata"]["triggering_interaction_metadata"]
    assert cause["interacted_message_id"] == seen.message.json["id"]


@pytest.mark.parametrize(
    "fields", [{"words": "x" * 21, "level": "easy"}, {"level": "middling"}, {}, {"level": ["easy", "hard"]}]
)
async def test_a_form_is_not_let_go_unless_it_is_right(bot, alice, fields):
    """Too many characters, an unknown option, no value or two values for a required field: the form stays."""
    seen = await alice.slash("form")
    with pytest.raises(ValueError, match="field"):
        await alice.submit(seen, **fields)


async def test_a_form_cannot_be_opened_from_a_form(bot, alice):
    """Discord refuses a modal as the answer to a submitted modal."""
    seen = await alice.submit(await alice.slash("form"), words="again", level="easy")
    assert seen.message.text == "Refused"
    assert bot.errors[0].code == 50035


async def test_others_cannot_send_my_form(bot, alice, bob):
    """Only the person who opened a form can send it."""
    seen = await alice.slash("form")
    with pytest.raises(LookupError):
        await bob.submit(seen, level="easy")
