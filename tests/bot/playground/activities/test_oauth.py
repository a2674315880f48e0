"""Codes and tokens: the application's server and Discord."""

from __future__ import annotations

from bot.playground.activities.oauth import CODE_SECONDS, TOKEN_SECONDS

INVALID = (400, {"error": "invalid_grant", "error_description": 'Invalid "code" in request.'})


async def test_a_code_is_traded_once(app, server):
    """It gives a token with the documented fields; the second time it is invalid."""
    code = await app.authorize("identify", "guilds")
    status, told = await server.trade(code)
    assert status == 200
    assert set(told) == {"access_token", "token_type", "expires_in", "refresh_token", "scope"}
    assert (told["token_type"], told["expires_in"], told["scope"]) == ("Bearer", 604800, "identify guilds")
    assert await server.trade(code) == INVALID


async def test_a_code_is_soon_stale(here, app, server):
    """A code that was never given is equally invalid."""
    code = await app.authorize("identify")
    await here.advance(CODE_SECONDS + 1)
    assert await server.trade(code) == INVALID
    assert await server.trade("made up") == INVALID


async def test_the_secret_is_asked_for(app, server):
    """Another secret or id gets 401, and the code stays valid."""
    code = await app.authorize("identify")
    for wrong in ({"client_secret": "guessed"}, {"client_id": "1"}):
        status, told = await server.trade(code, **wrong)
        assert (status, told["error"]) == (401, "invalid_client")
    assert (await server.trade(code))[0] == 200


async def test_it_takes_forms_without_an_address(app, server):
    """JSON is refused, and so is a `redirect_uri`, which a frame's code does not have."""
    code = await app.authorize("identify")
    status, _ = await server.post("/oauth2/token", {"grant_type": "authorization_code", "code": code}, json=True)
    assert status == 400
    assert await server.trade(code, redirect_uri="https://127.0.0.1") == INVALID
    status, told = await server.post("/oauth2/token", {"grant_type": "password"})
    assert (status, told["error"]) == (400, "unsupported_grant_type")


async def test_a_token_tells_who_it_is(here, app, server, alice):
    """/users/@me; 401 without a valid token, and after its week."""
    token = (await server.trade(await app.authorize("identify")))[1]["access_token"]
    status, me = await server.get("/users/@me", f"Bearer {token}")
    assert (status, me["id"], me["global_name"], me["locale"]) == (200, str(alice.id), "Alice", "en-US")
    for credential in ("Bearer made-up", "Bearer", token):
        assert (await server.get("/users/@me", credential))[0] == 401, credential
    await here.advance(TOKEN_SECONDS + 1)
    assert (await server.get("/users/@me", f"Bearer {token}"))[0] == 401


async def test_a_token_of_other_scopes_is_nobody(app, server):
    """Without `identify` /users/@me is closed."""
    token = (await server.trade(await app.authorize("guilds")))[1]["access_token"]
    assert (await server.get("/users/@me", f"Bearer {token}"))[0] == 401
