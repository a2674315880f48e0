"""What the client asks its person: consent, links, sharing; and signing in."""

from typing import Any

import pytest

from bot.playground import Playground
from bot.playground.activities.refusals import CommandRefused

from .conftest import connected, signed_in


def wish(here: Playground, **changes: Any) -> dict[str, Any]:
    return {"client_id": str(here.world.bot.id), "response_type": "code", "scope": ["identify"]} | changes


async def test_consent_is_asked_once(here, app, bot, alice):
    """The first time there is a dialog; later a code comes at once, unless more scopes are wanted."""
    assert await app.command("AUTHORIZE", wish(here)) is None
    [dialog] = app.frame.dialogs.values()
    assert (dialog.kind, dialog.detail) == ("authorize", {"scopes": ["identify"]})
    [[_, answer]] = await app.decide(True)
    assert answer["data"]["code"]
    again = await connected(here, (await alice.launch()).frame)
    told = await again.command("AUTHORIZE", wish(here, prompt="none"))
    assert told["code"] != answer["data"]["code"]
    assert await again.command("AUTHORIZE", wish(here, scope=["identify", "guilds"], prompt="none")) is None


async def test_a_refusal_is_an_error(here, app):
    """It is 5000 with access_denied; the next request asks again."""
    for _ in range(2):
        await app.command("AUTHORIZE", wish(here))
        [[_, answer]] = await app.decide(False)
        assert (answer["evt"], answer["data"]["code"]) == ("ERROR", 5000)
        assert answer["data"]["message"].startswith("OAuth2 Error: access_denied")


async def test_a_wrong_wish_is_refused(here, app):
    """Another application's id, an address, unknown scopes, and those that need Discord's approval."""
    for changes, code in (
        ({"client_id": "1"}, 4007),
        ({"client_id": None}, 4007),
        ({"redirect_uri": "https://127.0.0.1"}, 5000),
        ({"scope": ["identify", "fly"]}, 5000),
        ({"scope": ["relationships.read"]}, 5000),
        ({"scope": [7]}, 5000),
        ({"scope": "identify"}, 4000),
        ({"response_type": "token"}, 4000),
    ):
        with pytest.raises(CommandRefused) as refused:
            await app.command("AUTHORIZE", wish(here, **changes))
        assert refused.value.code == code, changes
        assert app.frame.dialogs == {}


async def test_without_a_registered_address_nobody_signs_in(here, app):
    """A registered address is needed although nothing is ever redirected to it."""
    await here.portal.change(redirects=())
    with pytest.raises(CommandRefused, match='5000: OAuth2 Error: invalid_request: Missing "redirect_uri"'):
        await app.command("AUTHORIZE", wish(here))


async def test_one_wish_at_a_time(here, app):
    """A second request gets 4002, during the first and after signing in."""
    await app.command("AUTHORIZE", wish(here))
    with pytest.raises(CommandRefused, match="4002: Already authing"):
        await app.command("AUTHORIZE", wish(here))
    await app.decide(True)
    await signed_in(here, app)
    with pytest.raises(CommandRefused, match="4002: Already authenticated"):
        await app.command("AUTHORIZE", wish(here))


async def test_signing_in(here, app, server, bot, bob):
    """It takes one's own valid token of this application, and works once."""
    told = (await server.trade(await app.authorize("identify")))[1]
    other = await connected(here, (await bob.launch()).frame)
    foreign = here.activities.oauth.issue(app.frame.person_id, ("identify",), application_id=1)
    for page, token, code in (
        (app, None, 4009),
        (app, "made up", 4009),
        (other, told["access_token"], 4009),
        (app, foreign.access, 4007),
    ):
        with pytest.raises(CommandRefused) as refused:
            await page.command("AUTHENTICATE", {"access_token": token})
        assert refused.value.code == code
    seen = await app.command("AUTHENTICATE", {"access_token": told["access_token"]})
    assert [seen["user"]["global_name"], *seen["scopes"], seen["application"]["name"]] == ["Alice", "identify", "Qibot"]
    with pytest.raises(CommandRefused, match="4002: Already authenticated"):
        await app.command("AUTHENTICATE", {"access_token": told["access_token"]})


async def test_a_stale_token_is_none(here, app, server):
    """After its week it is invalid."""
    told = (await server.trade(await app.authorize("identify")))[1]
    await here.advance(604801)
    with pytest.raises(CommandRefused, match="4009"):
        await app.command("AUTHENTICATE", {"access_token": told["access_token"]})
