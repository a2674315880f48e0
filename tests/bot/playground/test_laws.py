"""What Discord refuses: the code, and for forms the path of the error."""

from typing import Any

import pytest

from bot.playground.errors import ApiError
from bot.playground.laws.commands import check_choices, check_commands
from bot.playground.laws.form import Form
from bot.playground.laws.messages import check_message
from bot.playground.laws.modals import check_modal
from bot.playground.uploads import Upload
from tests.cases import for_each

TOLD = {
    "empty": (50006, ""),
    "label": (50035, "data.components.0.components.0.label"),
    "embed": (50035, "data.embeds"),
    "v2 downgrade": (50035, "content"),
    "no media": (50035, "data.components"),
}


async def test_the_bot_is_told_what_is_wrong(bot, alice):
    """The real client reports the code and the path of each refusal."""
    for what, (code, path) in TOLD.items():
        await alice.slash("broken", what=what)
        error = await bot.error()
        assert error.code == code, what
        assert f"In {path}:" in error.text if path else error.text, what
        bot.errors.clear()


def row(*children: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(children)}


def button(**changes: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "a", "custom_id": "a"} | changes


def menu(**changes: Any) -> dict[str, Any]:
    return {"type": 3, "custom_id": "m", "options": [{"label": "a", "value": "a"}]} | changes


def text(content: str = "a") -> dict[str, Any]:
    return {"type": 10, "content": content}


def options(count: int) -> list[dict[str, str]]:
    return [{"label": str(number), "value": str(number)} for number in range(count)]


WRONG_CLASSIC = {
    "components": [row(button(custom_id=str(number))) for number in range(6)],
    "components.0.type": [text()],
    "components.0.components": [row(*(button(custom_id=str(number)) for number in range(6)))],
    "components.0.components.0.custom_id": [row(button(custom_id="x" * 101))],
    "components.0.components.0.label": [row(button(label="x" * 81))],
    "components.0.components.0.style": [row(button(style=9))],
    "components.0.components.0": [row(button(label=None))],
    "components.0.components.0.url": [row(button(style=5, custom_id=None, url="ftp://a"))],
    "components.0.components.0.options": [row(menu(options=options(26)))],
    "components.0.components.0.options.0.label": [row(menu(options=[{"label": "x" * 101, "value": "a"}]))],
    "components.0.components.0.options.1.value": [row(menu(options=options(1) * 2))],
    "components.0.components.0.placeholder": [row(menu(placeholder="x" * 151))],
    "components.0.components.0.max_values": [row(menu(max_values=26))],
    "components.0.components.0.min_values": [row(menu(min_values=-1))],
}
WRONG_V2 = {
    "components": [text() for _ in range(41)],
    "components.0.content": [text(" ")],
    "components.0.components": [{"type": 17, "components": []}],
    "components.0.components.0.type": [{"type": 17, "components": [{"type": 17, "components": [text()]}]}],
    "components.0.items": [{"type": 12, "items": []}],
    "components.0.items.0.media.url": [{"type": 12, "items": [{"media": {"url": "file:///a"}}]}],
    "components.0.file.url": [{"type": 13, "file": {"url": "https://example.org/a.txt"}}],
    "components.0.accent_color": [{"type": 17, "accent_color": 1 << 24, "components": [text()]}],
}


def paths(errors: dict[str, Any], before: str = "") -> list[str]:
    """The paths of all errors."""
    found = [before.removeprefix(".")] if "_errors" in errors else []
    for key, value in errors.items():
        if key != "_errors":
            found += paths(value, f"{before}.{key}")
    return found


def complaints(check: Any, *arguments: Any, **named: Any) -> list[str]:
    with pytest.raises(ApiError) as refused:
        check(*arguments, **named)
    assert refused.value.code == 50035
    return paths(refused.value.errors or {})


@for_each("wrong, v2", [(WRONG_CLASSIC, False), (WRONG_V2, True)])
def test_components_have_limits(wrong, v2):
    found = {path: complaints(check_message, {"components": each}, {}, v2=v2) for path, each in wrong.items()}
    assert found == {path: [path] for path in wrong}


@for_each(
    "changes, path",
    [
        ({"max_values": 2}, "options"),
        ({"max_values": "2"}, "max_values"),
        ({"min_values": 0, "required": True}, "min_values"),
    ],
)
def test_menus_can_be_answered(changes, path):
    """There are as many options as may be chosen; one that is required cannot be left empty."""
    payload = {"components": [row(menu(**changes))]}
    assert complaints(check_message, payload, {}, v2=False) == [f"components.0.components.0.{path}"]


def test_what_a_v2_message_holds():
    """Nine rows of four buttons are 45 components, five too many; eight rows are 40. There are 4,000 characters in all,
    and neither content nor embeds.
    """
    rows = [row(*(button(custom_id=f"{line}{column}") for column in range(4))) for line in range(9)]
    assert complaints(check_message, {"components": rows}, {}, v2=True) == ["components"]
    check_message({"components": rows[:8]}, {}, v2=True)
    assert complaints(check_message, {"components": [text("x" * 2500), text("y" * 1501)]}, {}, v2=True) == [
        "components"
    ]
    payload = {"content": "a", "embeds": [{"title": "a"}], "components": [text()]}
    assert sorted(complaints(check_message, payload, {}, v2=True)) == ["content", "embeds"]


def test_files_and_texts_have_limits():
    """At most ten files, 1,024 characters of alt text, and 10 MiB each (413, 40005). A text has at most 2,000
    characters, and no two buttons have one custom_id.
    """
    files = {number: Upload("a", "text/plain", b"") for number in range(11)}
    assert complaints(check_message, {}, files, v2=False) == ["attachments"]
    assert complaints(check_message, {"content": "x" * 2001}, {}, v2=False) == ["content"]
    assert complaints(check_message, {"components": [row(button(), button())]}, {}, v2=False) == ["components"]
    described = {"attachments": [{"id": 0, "description": "x" * 1025}]}
    assert complaints(check_message, described, {}, v2=False) == ["attachments.0.description"]
    with pytest.raises(ApiError) as refused:
        check_message({}, {0: Upload("a", "image/png", b"x" * (10 * 1024 * 1024 + 1))}, v2=False)
    assert (refused.value.status, refused.value.code) == (413, 40005)


def command(**changes: Any) -> dict[str, Any]:
    return {"name": "play", "description": "Play"} | changes


def option(**changes: Any) -> dict[str, Any]:
    return {"type": 3, "name": "game", "description": "Which"} | changes


@for_each(
    "body, path",
    [
        (command(name="Play Now"), "name"),
        (command(name="x" * 33), "name"),
        (command(name_localizations={"de": "Groß Wort"}), "name_localizations.de"),
        (command(description=""), "description"),
        (command(options=[option(name=f"o{number}") for number in range(26)]), "options"),
        (command(options=[option(), option(name="b", required=True)]), "options"),
        (command(options=[option(), option()]), "options"),
        (command(options=[option(choices=[{"name": "a", "value": "x" * 101}])]), "options.0.choices.0.value"),
        (command(options=[option(type=4, choices=[{"name": "a", "value": "b"}])]), "options.0.choices.0.value"),
        (command(options=[option(type=12)]), "options.0.type"),
    ],
)
def test_commands_have_limits(body, path):
    assert complaints(check_commands, [body]) == [f"0.{path}".rstrip(".")]


def test_command_counts_and_size_are_limited():
    """At most 100 chat commands, 15 context menus of a kind, 8,000 characters per command; names are unique."""
    check_commands([command(name=f"c{number}") for number in range(100)])
    assert complaints(check_commands, [command(name=f"c{number}") for number in range(101)]) == [""]
    assert complaints(check_commands, [{"name": f"c{number}", "type": 2} for number in range(16)]) == [""]
    assert complaints(check_commands, [command(), command()]) == ["1.name"]
    choices = [{"name": f"{number:090}", "value": "x" * 90} for number in range(3)]
    wide = [option(name=f"o{number}", description="x" * 100, choices=choices) for number in range(15)]
    assert complaints(check_commands, [command(options=wide)]) == ["0"]


def test_autocomplete_offers_at_most_25():
    """Blanks are no name of one."""
    form = Form()
    check_choices(form, ("choices",), [{"name": "a", "value": "a"}] * 26, 3)
    assert paths(form.errors) == ["choices"]
    form = Form()
    check_choices(form, ("choices",), [{"name": " " * 3, "value": "a"}, {"name": f"{'a' * 100} ", "value": "b"}], 3)
    assert paths(form.errors) == ["choices.0.name"]


@for_each("changes, path", [
        ({"title": "x" * 46}, "title"),
        ({"components": []}, "components"),
        ({"components": [{"type": 18, "label": "x" * 46, "component": {"type": 4, "custom_id": "a", "style": 1}}]},
         "components.0.label"),
        ({"components": [{"type": 18, "label": "a", "component": {"type": 2, "custom_id": "a"}}]},
         "components.0.component.type"),
        ({"components": [{"type": 18, "label": "a", "component": {"type": 4, "custom_id": "a", "style": 1}}] * 2},
         "components"),
    ])  # fmt: skip
def test_modals_have_limits(changes, path):
    field = {"type": 18, "label": "a", "component": {"type": 4, "custom_id": "a", "style": 1}}
    modal = {"custom_id": "a", "title": "a", "components": [field]} | changes
    assert complaints(check_modal, modal) == [path]


@for_each(
    "payload",
    [
        {"content": 3},
        {"flags": "a"},
        {"embeds": "a"},
        {"components": [3]},
        {"components": [{"type": []}]},
        {"attachments": [{"id": "a"}]},
        {"allowed_mentions": {"users": ["a"]}},
        {"message_reference": {"message_id": "1"}},
        {"nonce": "x" * 26},
    ],
)
def test_nonsense_is_refused_and_never_crashes(payload):
    """Values of the wrong JSON type are errors, too, and so is what is too long or not simulated."""
    assert complaints(check_message, payload, {}, v2=False)


@for_each("name", ["🎲", "▶️", "▶", "👩‍🚀", "🇩🇪", "1️⃣", "👍🏽", "❤️"])
def test_emojis_of_unicode_are_taken(name):
    """Joined ones, flags, keycaps and skin tones, too."""
    check_message({"components": [row(button(emoji={"id": None, "name": name}))]}, {}, v2=False)


@for_each("emoji", [{"name": "●"}, {"name": "a"}, {"name": ""}, {}, {"id": "x", "name": "a"}, "🎲"])
def test_what_is_no_emoji_is_refused(emoji):
    """On a button and on an option of a menu."""
    option = {"label": "a", "value": "a", "emoji": emoji}
    for component in (button(emoji=emoji), menu(options=[option])):
        with pytest.raises(ApiError) as refused:
            check_message({"components": [row(component)]}, {}, v2=False)
        assert "emoji" in str(refused.value)


@for_each("german", [("c", "c"), ("b", "c"), ("b",)])
def test_option_names_are_distinct_in_every_language(german):
    """An option's name must differ from the other options' names, also from untranslated ones."""
    told = [{"type": 3, "name": name, "description": "d", "name_localizations": {}} for name in "ab"]
    for option, name in zip(told, german, strict=False):
        option["name_localizations"] = {"de": name}
    with pytest.raises(ApiError) as refused:
        check_commands([{"name": "x", "description": "d", "options": told}])
    assert "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED" in str(refused.value)
