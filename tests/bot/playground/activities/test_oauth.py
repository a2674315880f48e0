"""Codes and tokens: the application's server and Discord."""

import base64
import hashlib

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


async def test_a_challenge_must_be_met(app, server):
    """With PKCE the code needs the verifier that was hashed."""
    digest = base64.urlsafe_b64encode(hashlib.sha256(b"v" * 43).digest()).decode().rstrip("=")
    args = {"client_id": str(server.here.world.bot.id), "scope": ["identify"], "code_challenge": digest}
    for verifier, status in (("w" * 43, 400), (None, 400), ("v" * 43, 200)):
        told = await app.command("AUTHORIZE", args | {"code_challenge_method": "S256"})
        if told is None:  # the first time the person is asked
            [[_, answer]] = await app.decide(True)
            told = answer["data"]
        fields = {"code_verifier": verifier} if verifier else {}
        assert (await server.trade(told["code"], **fields))[0] == status, verifier


async def test_a_token_tells_who_it_is(here, app, server, alice):
    """By scope: /users/@me, /oauth2/@me, the member of a server; 401 without a token or the scope."""
    narrow = (await server.trade(await app.authorize("identify")))[1]["access_token"]
    wide = (await server.trade(await app.authorize("identify", "guilds.members.read")))[1]["access_token"]
    member = f"/users/@me/guilds/{here.world.guild.id}/member"
    await here.moderation.name_in(here.world.guild.id, alice.id, "Ally")
    status, me = await server.get("/users/@me", f"Bearer {narrow}")
    assert (status, me["id"], me["global_name"], me["locale"]) == (200, str(alice.id), "Alice", "en-US")
    _, known = await server.get("/oauth2/@me", f"Bearer {narrow}")
    assert (known["scopes"], known["user"]["id"]) == (["identify"], str(alice.id))
    assert (await server.get(member, f"Bearer {wide}"))[1]["nick"] == "Ally"
    for path, credential in (
        ("/users/@me", "Bearer made-up"),
        ("/users/@me", "Bearer"),
        ("/users/@me", narrow),
        (member, f"Bearer {narrow}"),
        (member, None),
        ("/oauth2/@me", None),
        ("/applications/@me", f"Bearer {narrow}"),
    ):
        assert (await server.get(path, credential))[0] == 401, (path, credential)


async def test_a_token_of_other_scopes_is_nobody(app, server):
    """Without `identify` /users/@me is closed, and /oauth2/@me has no user."""
    token = (await server.trade(await app.authorize("guilds")))[1]["access_token"]
    assert (await server.get("/users/@me", f"Bearer {token}"))[0] == 401
    assert "user" not in (await server.get("/oauth2/@me", f"Bearer {token}"))[1]


async def test_a_token_ends(here, app, server):
    """It ends after a week; a refresh gives another, once, and revoking one ends all of the person's."""
    told = (await server.trade(await app.authorize("identify")))[1]
    await here.advance(TOKEN_SECONDS + 1)
    assert (await server.get("/users/@me", f"Bearer {told['access_token']}"))[0] == 401
    again = {"grant_type": "refresh_token", "refresh_token": told["refresh_token"]}
    status, fresh = await server.post("/oauth2/token", again)
    assert status == 200
    assert (await server.post("/oauth2/token", again))[0] == 400
    other = (await server.trade(await app.authorize("identify")))[1]
    assert (await server.post("/oauth2/token/revoke", {"token": fresh["refresh_token"]}))[0] == 200
    for token in (fresh, other):
        assert (await server.get("/users/@me", f"Bearer {token['access_token']}"))[0] == 401
