"""The message box of the page: the command picker, options, live suggestions, forms."""

import discord
import pytest
from playwright.async_api import FilePayload, expect

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.usefixtures("bot")]


async def test_the_picker_filters_and_is_driven_by_keys(here, open_window):
    """A new person's first click shows the bot's commands, with descriptions. Typing narrows the list, arrows move in
    it, Enter takes, Escape closes. The entry point of an Activity, which Discord made first but which has no
    description, comes after the commands: a newcomer's first Enter must not take it.
    """
    window = await open_window(here.add_person("Alice"))
    hint = window.page.get_by_text("Type / to see what the bot can do.")
    await hint.get_by_role("button", name="Show commands").click()
    options = window.options()
    await expect(window.options("/greet")).to_contain_text("Say hello")
    await expect(window.options("/settings theme")).to_be_visible()
    await window.type_command("me")
    await expect(options.first).to_contain_text("/menus")
    await expect(options.nth(1)).to_contain_text("/mention")
    await expect(options.first).to_have_attribute("aria-selected", "true")
    await window.page.keyboard.press("ArrowDown")
    await expect(options.nth(1)).to_have_attribute("aria-selected", "true")
    await window.page.keyboard.press("Enter")
    await expect(window.page.locator(".command-chip")).to_have_text("/mention")
    await window.page.keyboard.press("Escape")
    await window.page.keyboard.press("Escape")
    await expect(window.page.locator(".command-chip")).to_have_count(0)
    await expect(window.options()).to_have_count(0)
    names = await window.page.evaluate("""async () => {
        const { slashCommands } = await import("./static/commands.js");
        return slashCommands([{ type: 4, name: "Launch" }, { type: 1, name: "greet" }]).map(({ name }) => name);
    }""")
    assert names == ["greet", "Launch"]


async def test_options_are_filled_in_before_the_command_goes(here, open_window):
    """Enter with a missing option names the problem and sends nothing; filled in, the command runs and names its
    user. After the required options the optional ones are listed; a text that is no choice is refused in place.
    """
    window = await open_window(here.add_person("Alice"))
    await window.type_command("/greet", "Tab", "Enter")
    await expect(window.page.locator(".slot.wrong")).to_have_count(1)
    await expect(window.page.locator(".problem")).to_have_text("This is required")
    await window.page.keyboard.type("Mei")
    await window.page.keyboard.press("Enter")
    await window.sees("Hello Mei (en-US)")
    await expect(window.page.locator(".origin")).to_contain_text("Alice used greet")
    await window.type_command("/greet", "Enter")
    await window.page.keyboard.type("Bo")
    await window.page.keyboard.press("Tab")
    await expect(window.options("loud")).to_contain_text("In capitals")
    await window.page.keyboard.press("ArrowDown")
    await window.page.keyboard.press("Enter")
    await window.page.keyboard.type("perhaps")
    await window.page.keyboard.press("Enter")
    await expect(window.page.locator(".problem")).to_have_text("Choose one of the offered values")
    await window.page.get_by_role("combobox", name="loud").fill("tr")
    await window.page.keyboard.press("Enter")
    await window.page.keyboard.press("Enter")
    await window.sees("HELLO BO (EN-US)")


async def test_a_command_as_discord_writes_it(here, open_window):
    """`/greet who: Mei loud: true`, typed or pasted, fills in the options that it names; so does a copied line with
    blanks around it, and a pasted `user: @Bob` is Bob. Lines, say of a saved game, may be pasted with the command
    before them, or into an option; they stay apart.
    """
    here.add_person("Bob")
    window = await open_window(here.add_person("Alice"))
    await window.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    keyboard = window.page.keyboard

    async def paste(text: str) -> None:
        await window.page.evaluate("(text) => navigator.clipboard.writeText(text)", text)
        await keyboard.press("Control+V")

    for way, name in (("typed", "Mei Lan"), ("pasted", "Bo"), ("copied", "Di Fu")):
        await window.box.click()
        text = f"/greet name: {name} loud: true"
        if way == "typed":
            await keyboard.type(text)
        else:
            await keyboard.insert_text(f"  {text}\n" if way == "copied" else text)
        await expect(window.page.get_by_role("combobox", name="loud")).to_have_value("true")
        await expect(window.page.get_by_role("combobox", name="name", exact=True)).to_have_value(name)
        for _ in ("take the suggestion", "send") if way == "typed" else ("send",):
            await keyboard.press("Enter")
        await window.sees(f"HELLO {name.upper()} (EN-US)")
    await window.box.click()
    await keyboard.insert_text("/mention user: @Bob aloud: True")
    await keyboard.press("Enter")
    await window.sees("@Bob, still")
    await window.box.click()
    await paste("/greet name: Mei\nLan\r\n\nBo")
    await keyboard.press("Enter")
    await window.sees("Hello Mei Lan Bo (en-US)")
    await window.type_command("/greet ")
    await paste("Di\nFu")
    await keyboard.press("Enter")
    await window.sees("Hello Di Fu (en-US)")


@pytest.mark.slow
async def test_people_and_suggestions_are_picked(here, open_window):
    """A user option lists the people, filtered by the typed text, and sends the id.

    Each pause in typing asks the bot for suggestions; the chosen suggestion's value is sent, not its name.
    """
    here.add_person("Bob")
    window = await open_window(here.add_person("Alice"))
    await window.type_command("/mention", "Enter")
    await window.page.keyboard.type("bo")
    await expect(window.options("Bob")).to_have_attribute("aria-selected", "true")
    await window.page.keyboard.press("Enter")
    await window.page.keyboard.type("True")
    await window.page.keyboard.press("Enter")
    await window.page.keyboard.press("Enter")
    await window.sees("@Bob, still")
    await window.type_command("/move ")
    await expect(window.options().first).to_have_text("to a1")
    await window.page.keyboard.type("c")
    await expect(window.options().first).to_have_text("to c1")
    await window.page.keyboard.type("3")
    await expect(window.options()).to_have_count(1)
    await window.page.keyboard.press("Enter")
    await window.page.keyboard.press("Enter")
    await window.sees("Moved c3")


async def test_the_picker_speaks_the_persons_language(here, open_window):
    """Names and descriptions are in the person's language, and so is the page."""
    window = await open_window(here.add_person("小梅", "zh-CN"))
    await window.page.get_by_role("button", name="显示命令").last.click()
    await window.page.keyboard.type("问")
    await expect(window.options()).to_contain_text("打个招呼")
    await window.page.keyboard.press("Enter")
    await window.page.get_by_role("combobox", name="名字").fill("小明")
    await window.page.keyboard.press("Enter")
    await window.sees("Hello 小明 (zh-CN)")


@pytest.mark.slow
async def test_a_form_is_filled_in_and_sent(here, open_window):
    """A modal shows its fields, insists on required ones, and closes once the bot took it. An attachment
    option takes a file, and the bot reads its bytes.
    """
    window = await open_window(here.add_person("Alice"))
    await window.type_command("/form", "Enter", "Enter")
    dialog = window.page.get_by_role("dialog", name="A form")
    await expect(dialog).to_contain_text("Fill in what you like.")
    await dialog.get_by_role("button", name="Submit").click()
    await expect(dialog.locator(".field-error:not(:empty)")).to_have_text(["This is required"])
    await dialog.get_by_label("Words").fill("hello")
    await dialog.get_by_role("button", name="Level").click()
    await window.page.locator(".listbox").get_by_role("option", name="Hard").click()
    await dialog.get_by_role("button", name="Submit").click()
    await window.sees("['hello', ['hard']]")
    await expect(dialog).to_have_count(0)
    await window.type_command("/look ")
    file = FilePayload(name="game.pgn", mimeType="application/x-chess-pgn", buffer=b"[Event]")
    await window.page.get_by_role("button", name="file", exact=True).set_input_files(file)
    await window.page.keyboard.press("Enter")
    await window.sees("game.pgn: 7 bytes, application/x-chess-pgn")


async def test_a_command_without_an_answer_says_so(here, bot, open_window):
    """While the bot is silent the command is shown as being sent; after three seconds as not answered."""
    bot.tree.interaction_check = _deaf  # type: ignore[method-assign]
    window = await open_window(here.add_person("Alice"))
    await window.type_command("/board", "Enter", "Enter")
    await window.sees("Sending /board")
    await here.advance(3.1)
    await window.sees("The application did not respond")
    await window.press("Dismiss")
    await expect(window.page.locator(".sending")).to_have_count(0)


async def _deaf(interaction: discord.Interaction) -> bool:
    """Lets no command through, and does not answer."""
    return False
