"""OAuth2 for Activities: what people have allowed, codes, and the tokens for which they are exchanged.

A code can be used once, within CODE_SECONDS (Discord's time is a guess). That a `redirect_uri` is refused is a guess,
too: codes of AUTHORIZE have none. A token is valid for a week. Refreshing and revoking tokens is not simulated.
https://docs.discord.com/developers/topics/oauth2
"""

from __future__ import annotations

import secrets
from collections.abc import Collection
from dataclasses import dataclass

from ..errors import OAuthRefusal
from ..records import Json
from ..world import World

CODE_SECONDS, TOKEN_SECONDS = 60.0, 604800
SCOPES = frozenset(
    {
        "identify", "email", "connections", "guilds", "guilds.members.read", "applications.commands", "openid",
        "rpc.activities.write", "rpc.voice.read", "rpc.voice.write", "role_connections.write",
    }
)  # fmt: skip
"""Scopes that every application may ask for; others need Discord's approval."""


@dataclass(frozen=True, slots=True)
class Code:
    """The result of AUTHORIZE: proves that a person allowed scopes."""

    person_id: int
    scopes: tuple[str, ...]
    expires: float  # seconds since 1970


@dataclass(frozen=True, slots=True)
class Token:
    """A token: lets its bearer act for a person, within its scopes, until `expires`."""

    access: str
    refresh: str
    application_id: int
    person_id: int
    scopes: tuple[str, ...]
    expires: float


class OAuth:
    """The grants, codes and tokens of one world. They are not kept after its process ends."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._granted: dict[int, frozenset[str]] = {}
        self._codes: dict[str, Code] = {}
        self._tokens: dict[str, Token] = {}

    # -- consent ------------------------------------------------------------------------------------------------

    def has_granted(self, person_id: int, scopes: Collection[str]) -> bool:
        """Whether a person has allowed all these scopes before."""
        return set(scopes) <= self._granted.get(person_id, frozenset())

    def grant(self, person_id: int, scopes: Collection[str]) -> str:
        """Notes that a person allows the application these scopes. Returns a new code."""
        self._granted[person_id] = self._granted.get(person_id, frozenset()) | set(scopes)
        value = secrets.token_urlsafe(24)
        self._codes[value] = Code(person_id, tuple(scopes), self._world.clock.now() + CODE_SECONDS)
        return value

    # -- tokens -------------------------------------------------------------------------------------------------

    def trade(self, form: Json) -> Json:
        """The answer of the token endpoint: a token for a code. Raises OAuthRefusal."""
        self._check_client(form)
        if form.get("grant_type") != "authorization_code":
            raise OAuthRefusal(400, "unsupported_grant_type", "Unsupported grant type")
        code = self._take_code(form)
        return self._answer(self.issue(code.person_id, code.scopes))

    def issue(self, person_id: int, scopes: tuple[str, ...], application_id: int | None = None) -> Token:
        """A new token, of this application if no other is given."""
        access, refresh = secrets.token_urlsafe(24), secrets.token_urlsafe(24)
        owner = application_id or self._world.application.id
        token = Token(access, refresh, owner, person_id, scopes, self._world.clock.now() + TOKEN_SECONDS)
        self._tokens[access] = token
        return token

    def find(self, access: str | None) -> Token | None:
        """The token with this value; None if there is none, or it has expired."""
        token = self._tokens.get(access or "")
        return token if token and self._world.clock.now() < token.expires else None

    # -- how it works -------------------------------------------------------------------------------------------

    def _check_client(self, form: Json) -> None:
        application = self._world.application
        named = form.get("client_id") == str(application.id)
        if not named or not secrets.compare_digest(str(form.get("client_secret")), application.secret):
            raise OAuthRefusal(401, "invalid_client", "Invalid client")

    def _take_code(self, form: Json) -> Code:
        code = self._codes.pop(str(form.get("code")), None)
        fits = code and self._world.clock.now() < code.expires
        if code is None or not fits or "redirect_uri" in form:
            raise OAuthRefusal(400, "invalid_grant", 'Invalid "code" in request.')
        return code

    def _answer(self, token: Token) -> Json:
        return {
            "token_type": "Bearer",
            "access_token": token.access,
            "expires_in": TOKEN_SECONDS,
            "refresh_token": token.refresh,
            "scope": " ".join(token.scopes),
        }
