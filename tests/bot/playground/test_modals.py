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


async def test_a_form_is_not_let_go_unless_it_is_right(bot, alice, bob):
    """Too many characters, an unknown option, no value or two values for a required field: the form stays. Only the
    person who opened it can send it. Discord refuses a modal as the answer to a submitted modal.
    """
    seen = await alice.slash("form")
    long, two = {"words": "x" * 21, "level": "easy"}, {"level": ["easy", "hard"]}
    for fields in (long, two, {"level": "middling"}, {}):
        with pytest.raises(ValueError, match="field"):
            await alice.submit(seen, **fields)
    with pytest.raises(LookupError):
        await bob.submit(seen, level="easy")
    seen = await alice.submit(seen, words="again", level="easy")
    assert seen.message.text == "Refused"
    assert bot.errors[0].code == 50035
