"""The commands of a page: the scopes and arguments that each needs, and what it answers.

Commands of the SDK that are not here (purchases, quests, uploads of pictures, SHARE_INTERACTION) are refused as
unknown.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlencode, urlsplit

from .. import shapes
from ..clock import iso
from ..events import BOT_ONLY, Event
from ..laws.activities import DESKTOP
from ..permissions import rights
from ..records import DIRECT, GROUP, VOICE, Channel, Json, User
from .arguments import Argument, check
from .consent import ask_for_consent
from .frames import Frame, participants, person
from .oauth import Token
from .refusals import CHANNEL, CLIENT_ID, COMMAND, TOKEN, CommandRefused, no_permission

LATER = object()
"""Returned by a command whose answer comes later, when the person has decided."""
Answer = Callable[[Any], None]
"""Called once, later, with the data of the answer."""


@dataclass(frozen=True, slots=True)
class FrameCommand:
    """A command of a page."""

    act: Callable[[Frame, Json, Answer], Any]  # returns the data of the answer, or LATER
    scopes: frozenset[str] | None = frozenset()  # that it needs; None: it needs no token
    args: dict[str, Argument] = field(default_factory=dict)


def carry_out(frame: Frame, name: Any, args: Any, answer: Answer) -> Any:
    """Carries out a command of the page. Returns the data of the answer, or LATER. Raises CommandRefused."""
    if not isinstance(name, str) or name not in COMMANDS:
        raise CommandRefused(COMMAND, f"Invalid command: {name}")
    command = COMMANDS[name]
    if command.scopes is not None and (frame.token is None or not command.scopes <= set(frame.token.scopes)):
        raise no_permission()
    return command.act(frame, check(args, command.args), answer)


# -- signing in ---------------------------------------------------------------------------------------------------


def _authorize(frame: Frame, args: Json, answer: Answer) -> Any:
    def decided(code: str | CommandRefused) -> None:
        answer(code if isinstance(code, CommandRefused) else {"code": code})

    code = ask_for_consent(frame, args, decided)
    return {"code": code} if code else LATER


def _authenticate(frame: Frame, args: Json, answer: Answer) -> Json:
    if frame.token is not None:
        raise CommandRefused(COMMAND, "Already authenticated")
    token = frame.oauth.find(args.get("access_token"))
    if token is None or token.person_id != frame.person_id:
        raise CommandRefused(TOKEN, "Invalid access token")
    if token.application_id != frame.world.application.id:
        raise CommandRefused(CLIENT_ID, "Invalid Client ID")
    frame.token = token
    return _identity(frame, token)


def _identity(frame: Frame, token: Token) -> Json:
    user, bot = shapes.user(frame.person), frame.world.bot
    keys = ("id", "username", "discriminator", "avatar", "public_flags", "global_name")
    return {
        "access_token": token.access,
        "user": {key: user[key] for key in keys},
        "scopes": list(token.scopes),
        "expires": iso(token.expires),
        "application": {"id": str(bot.id), "name": bot.name, "description": "", "icon": None, "rpc_origins": []},
    }


# -- who and where ------------------------------------------------------------------------------------------------


def _user(frame: Frame, args: Json, answer: Answer) -> Json | None:
    number = args["id"]
    found = frame.world.get(User, int(number)) if number.isascii() and number.isdecimal() else None
    return person(found) if found else None


def _place(frame: Frame, number: str) -> Channel:
    channel = frame.world.get(Channel, int(number)) if number.isascii() and number.isdecimal() else None
    if channel is None or not frame.world.may_read(frame.person_id, channel):
        raise CommandRefused(CHANNEL, "Invalid channel id")
    return channel


def _channel(frame: Frame, args: Json, answer: Answer) -> Json:
    channel = _place(frame, args["channel_id"])
    if channel.type in (DIRECT, GROUP) and frame.token and "dm_channels.read" not in frame.token.scopes:
        raise no_permission()
    shaped: Json = {"id": str(channel.id), "type": channel.type, "name": channel.name, "topic": channel.topic}
    shaped |= {"guild_id": str(channel.guild_id)} if channel.guild_id else {}
    shaped |= {"bitrate": 64000, "user_limit": 0} if channel.type == VOICE else {}
    return shaped | {"position": channel.position, "voice_states": [], "messages": []}


def _permissions(frame: Frame, args: Json, answer: Answer) -> Json:
    return {"permissions": str(int(rights(frame.world, frame.instance.channel, frame.person_id)))}


# -- the client ---------------------------------------------------------------------------------------------------


def _log(frame: Frame, args: Json, answer: Answer) -> None:
    entry = {"person_id": str(frame.person_id), "level": args["level"], "message": args["message"]}
    frame.logs.append((args["level"], args["message"]))
    frame.told("log", entry)
    frame.world.tell(Event("LOG", entry, BOT_ONLY))


def _config(frame: Frame, args: Json, answer: Answer) -> Json:
    frame.told("pip", args["use_interactive_pip"])
    return args


def _activity(frame: Frame, args: Json, answer: Answer) -> Json:
    bot = frame.world.bot
    now = int(frame.world.clock.now() * 1000)
    return {"type": 0, "name": bot.name, "application_id": str(bot.id), "created_at": now} | (args["activity"] or {})


def _external_link(frame: Frame, args: Json, answer: Answer) -> Any:
    if urlsplit(args["url"]).scheme not in ("http", "https"):
        raise CommandRefused(COMMAND, "Invalid URL")  # the text is a guess
    frame.ask("link", {"url": args["url"]}, lambda agreed: answer({"opened": agreed}))
    return LATER


def _share(frame: Frame, args: Json, answer: Answer) -> Any:
    known = {"referrer_id": frame.person_id, "custom_id": args.get("custom_id"), "link_id": args.get("link_id")}
    rest = urlencode({key: value for key, value in known.items() if value})
    link = f"https://discord.com/activities/{frame.world.bot.id}?{rest}"

    def decided(agreed: bool) -> None:
        answer({"success": agreed, "didCopyLink": agreed, "didSendMessage": False})

    frame.ask("share", {"message": args["message"], "link": link}, decided)
    return LATER


def _invite(frame: Frame, args: Json, answer: Answer) -> None:
    frame.told("invite", args)


COMMANDS = {
    "AUTHORIZE": FrameCommand(
        _authorize,
        None,
        {
            "client_id": Argument(),
            "response_type": Argument(among=("code",)),
            "scope": Argument(list, required=True),
            "state": Argument(),
            "prompt": Argument(among=("none",)),
            "redirect_uri": Argument(),
            "code_challenge": Argument(),
            "code_challenge_method": Argument(among=("S256",)),
        },
    ),
    "AUTHENTICATE": FrameCommand(_authenticate, None, {"access_token": Argument()}),
    "CAPTURE_LOG": FrameCommand(
        _log,
        None,
        {
            "level": Argument(required=True, among=("log", "warn", "debug", "info", "error")),
            "message": Argument(required=True),
        },
    ),
    "ENCOURAGE_HW_ACCELERATION": FrameCommand(lambda frame, args, answer: {"enabled": True}, None),
    "SET_ORIENTATION_LOCK_STATE": FrameCommand(
        lambda frame, args, answer: None,
        None,
        {
            "lock_state": Argument(int, required=True, among=(1, 2, 3)),
            "picture_in_picture_lock_state": Argument(int, among=(1, 2, 3)),
            "grid_lock_state": Argument(int, among=(1, 2, 3)),
        },
    ),
    "GET_PLATFORM_BEHAVIORS": FrameCommand(
        lambda frame, args, answer: {"iosKeyboardResizesView": frame.platform != DESKTOP}, None
    ),
    "OPEN_EXTERNAL_LINK": FrameCommand(_external_link, None, {"url": Argument(required=True)}),
    "GET_USER": FrameCommand(_user, None, {"id": Argument(required=True, most=64)}),
    "GET_ACTIVITY_INSTANCE_CONNECTED_PARTICIPANTS": FrameCommand(lambda frame, args, answer: participants(frame)),
    "GET_CHANNEL": FrameCommand(_channel, frozenset({"guilds"}), {"channel_id": Argument(required=True)}),
    "GET_CHANNEL_PERMISSIONS": FrameCommand(_permissions, frozenset({"guilds.members.read"})),
    "USER_SETTINGS_GET_LOCALE": FrameCommand(
        lambda frame, args, answer: {"locale": frame.person.locale}, frozenset({"identify"})
    ),
    "GET_RELATIONSHIPS": FrameCommand(
        lambda frame, args, answer: {"relationships": []}, frozenset({"relationships.read"})
    ),
    "SET_ACTIVITY": FrameCommand(
        _activity,
        frozenset({"rpc.activities.write"}),
        {"activity": Argument(dict), "pid": Argument(int)},
    ),
    "SET_CONFIG": FrameCommand(_config, args={"use_interactive_pip": Argument(bool, required=True)}),
    "OPEN_INVITE_DIALOG": FrameCommand(_invite),
    "INVITE_USER_EMBEDDED": FrameCommand(
        _invite, args={"user_id": Argument(required=True), "content": Argument(most=1024)}
    ),
    "OPEN_SHARE_MOMENT_DIALOG": FrameCommand(_invite, args={"mediaUrl": Argument(required=True, most=1024)}),
    "SHARE_LINK": FrameCommand(
        _share,
        args={
            "message": Argument(required=True, most=1000),
            "custom_id": Argument(most=64),
            "link_id": Argument(most=64),
        },
    ),
    "REQUEST_PROXY_TICKET_REFRESH": FrameCommand(lambda frame, args, answer: {"ticket": secrets.token_urlsafe(24)}),
}
