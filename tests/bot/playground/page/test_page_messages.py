"""Messages on the page: components, pictures, private answers, edits, failures, threads."""

import pytest
from playwright.async_api import expect

from bot.playground import Playground
from bot.playground.seen import ShownMessage

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.usefixtures("bot")]


async def test_a_v2_board_changes_in_place_when_pressed(here, open_window):
    """Text, picture with description and button are replaced in the same message, which keeps the focus.

    A click on the picture shows it large with its description; Escape returns to the chat.
    """
    alice = here.add_person("Alice")
    window = await open_window(alice)
    await alice.slash("board")
    picture = window.page.locator(".gallery img")
    await expect(picture).to_have_attribute("alt", "An empty board")
    await expect(window.page.locator(".message")).to_have_count(1)
    await window.page.get_by_role("button", name="Enlarge the picture: An empty board").click()
    large = window.page.get_by_role("dialog", name="An empty board")
    await expect(large.locator("figcaption")).to_have_text("An empty board")
    await window.page.keyboard.press("Escape")
    await expect(large).to_have_count(0)
    await window.press("Move 0")
    await window.sees("Board 1")
    await expect(picture).to_have_attribute("src", f"/cdn/attachments/{alice.place}/{_picture_id(here)}/b1.png")
    await expect(window.page.locator(".message")).to_have_count(1)
    await expect(window.page.get_by_role("button", name="Move 1")).to_be_focused()
    await expect(window.page.get_by_role("link", name="game.pgn")).to_be_visible()


def _picture_id(here: Playground) -> str:
    [message] = here.world.messages(next(iter(here.people)).place, None)
    return ShownMessage(message).pictures[0].url.split("/")[-2]


@pytest.mark.slow
async def test_the_page_goes_to_what_one_has_done(here, open_window):
    """A person who reads far above sees their own message, and what answers them; a discord.com link to a message of
    this channel goes to it, does not leave the page, and shows a board whole although its message is taller than the
    window.
    """
    alice = here.add_person("Alice")
    window = await open_window(alice, (700, 420))
    seen = await alice.slash("board")
    for number in range(30):
        await alice.says(f"line {number}")
    scroller = window.page.locator(".scroller")
    for act, text in (
        (lambda: alice.says("my own"), "my own"),
        (lambda: alice.slash("greet", name="Mei"), "Hello Mei"),
    ):
        await scroller.evaluate("each => each.scrollTo(0, 0)")
        await expect(window.page.locator(".latest")).to_be_visible()
        await act()
        await expect(window.messages(text).last).to_be_in_viewport(ratio=1)
    await alice.says(f"https://discord.com/channels/@me/{alice.place}/{seen.message.id}")
    await window.page.get_by_role("link", name=str(seen.message.id)).click()
    await expect(window.page.locator(f'[data-id="{seen.message.id}"]')).to_be_focused()
    await expect(window.page.locator(f'[data-id="{seen.message.id}"] .gallery')).to_be_in_viewport(ratio=1)
    assert len(window.page.context.pages) == 1


@pytest.mark.slow
async def test_buttons_and_private_answers(here, open_window):
    """A link opens elsewhere without a referrer, a disabled button cannot be pressed, an emoji is shown.

    A private answer is marked as private, can be dismissed, and nobody else in the channel gets it. A pressed button is
    busy until the bot's three seconds are over; then the failure is under the message.
    """
    person = here.add_person("Alice")
    window, bob = await open_window(person), await open_window(here.add_person("Bob"))
    await person.slash("count")
    link = window.page.get_by_role("link", name="Rules")
    await expect(link).to_have_attribute("href", "https://example.org/rules")
    await expect(link).to_have_attribute("rel", "noopener noreferrer")
    await expect(window.page.get_by_role("button", name="Not now")).to_be_disabled()
    press = window.page.locator(".button.primary", has_text="Press")
    await expect(press).to_contain_text("🎲")
    await press.click()
    await window.sees("Pressed by Alice")
    await window.sees("Only you can see this")
    await person.says("after")
    await bob.sees("after")
    await expect(bob.messages("Pressed by Alice")).to_have_count(0)
    await window.press("Dismiss")
    await expect(window.messages("Pressed by Alice")).to_have_count(0)
    button = window.page.get_by_role("button", name="Ignore")
    await button.click()
    await expect(button).to_have_attribute("aria-busy", "true")
    await here.advance(3.1)
    await window.sees("This interaction failed")
    await expect(button).not_to_have_attribute("aria-busy", "true")


async def test_a_deferred_answer_and_a_thread(here, bot, open_window):
    """Until the answer comes "thinking" is shown in its place. A new thread is listed under its channel, unread, and
    its message leads to it.
    """
    alice = here.add_person("Alice")
    window = await open_window(alice)
    await window.type_command("/think", "Enter", "Enter")
    await window.sees("Qibot is thinking…")
    bot.gate.set()
    await window.sees("Thought")
    await expect(window.page.locator(".thinking")).to_have_count(0)
    await alice.slash("thread")
    await window.page.locator(".channel.thread.unread", has_text="Match").wait_for()
    await window.page.locator(".thread-link").click()
    await window.sees("In the thread")
    await expect(window.page.get_by_role("heading", level=1)).to_have_text("Match")


@pytest.mark.slow
async def test_menus_are_chosen_from(here, open_window):
    """Of several: arrows move, Enter ticks, Escape closes and sends all ticked options. A menu for one value, as of
    channels, sends it when it is picked.
    """
    alice = here.add_person("Alice")
    window = await open_window(alice)
    await alice.slash("menus")
    await window.page.get_by_role("button", name="Fruit").focus()
    await window.page.keyboard.press("ArrowDown")
    await expect(window.page.get_by_role("option", name="Apple")).to_be_focused()
    await window.page.keyboard.press("Enter")
    await window.page.keyboard.press("ArrowDown")
    await window.page.keyboard.press("Enter")
    await window.page.keyboard.press("Escape")
    await window.sees("Fruit: ['a', 'p']")
    await window.page.get_by_role("button", name="Channel").click()
    await window.page.locator(".listbox").get_by_role("option", name="#general").click()
    await window.sees("Channel: general")


@pytest.mark.slow
async def test_markdown_is_shown_as_discord_shows_it(here, open_window):
    """Marks nest, code keeps them, words with underscores stay whole, addresses become safe links.

    A white disc is white, where fonts without colours draw a ring; copying still gives the original character.
    Typed markup never becomes an element, and only web addresses become links. The button on a message offers the
    context menu commands and runs one on that message.
    """
    alice = here.add_person("Alice")
    window = await open_window(alice)
    hostile = '<img src=x onerror="alert(1)"> [x](javascript:alert(1)) **<b>bold</b>**'
    await window.type_command(hostile, "Enter")
    await window.sees('<img src=x onerror="alert(1)"> [x](javascript:alert(1)) <b>bold</b>')
    await expect(window.page.locator(".message :is(img, a, b)")).to_have_count(0)
    await window.page.get_by_role("button", name="Apps").click()
    await window.page.get_by_role("menuitem", name="Analyse").click()
    await window.sees("Analysing '<img")
    await alice.says("**Ann** (⚪ White) against Bob")
    disc = window.page.locator(".white-disc")
    await expect(disc).to_have_text("⚪")
    await expect(disc).to_have_css("background-color", "rgb(233, 235, 238)")
    await expect(disc).to_have_css("border-radius", "50%")
    await alice.says(
        "# Rules\n**bold *both*** `a*b*` snake_case_name ||hidden|| [wiki](https://x.org/a_(b))\n"
        "> quoted\n1. one\n2. two\n  - inner\n```\n*raw*\n```"
    )
    text = window.page.locator(".message .text").last
    await expect(text.get_by_role("heading", name="Rules")).to_be_visible()
    await expect(text.locator("strong em")).to_have_text("both")
    await expect(text.locator("p code")).to_have_text("a*b*")
    await expect(text.locator("pre")).to_have_text("*raw*")
    await expect(text).to_contain_text("snake_case_name")
    await expect(text.get_by_role("link")).to_have_attribute("href", "https://x.org/a_(b)")
    await expect(text.locator("blockquote")).to_have_text("quoted")
    await expect(text.locator("ol > li")).to_have_count(2)
    await expect(text.locator("ol ul > li")).to_have_text("inner")
    await expect(text.get_by_text("hidden")).to_be_hidden()
    await text.get_by_role("button", name="Hidden text").click()
    await expect(text.get_by_text("hidden")).to_be_visible()
