"""The gateway, version 10: HELLO, IDENTIFY or RESUME, then events in order until one side closes.

https://docs.discord.com/developers/events/gateway
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager

from aiohttp import WSMsgType, web

from . import shapes
from .events import BOT_ONLY, Event
from .guilds import guild_create, is_visible, listed
from .permissions import is_there
from .records import Channel, Guild, Json
from .session import (
    ACK,
    HEARTBEAT,
    HELLO,
    IDENTIFY,
    INVALID,
    PRESENCE,
    RECONNECT,
    RESUME,
    GatewaySession,
    GatewaySocket,
)
from .transcript import Transcript
from .world import World

HEARTBEAT_MS = 41_250
IDENTIFY_EVERY = 5.0
"""Seconds in which only one shard may identify."""
GUILDS, GUILD_MESSAGES, DIRECT_MESSAGES = 1 << 0, 1 << 9, 1 << 12
MESSAGE_CONTENT = 1 << 15
ALL_INTENTS = (1 << 26) - 1

UNKNOWN_OPCODE, UNDECODABLE, NOT_AUTHENTICATED, BAD_TOKEN, ALREADY_AUTHENTICATED = 4001, 4002, 4003, 4004, 4005
INVALID_SHARD, INVALID_INTENTS = 4010, 4013
"""Close codes."""

_INTENT = {
    "GUILD": (GUILDS, GUILDS),
    "CHANNEL": (GUILDS, 0),
    "THREAD": (GUILDS, GUILDS),
    "MESSAGE": (GUILD_MESSAGES, DIRECT_MESSAGES),
}
"""By the first word of an event's name: the intent that it needs in a server, and in direct messages (0: none is sent
there, since version 8).
"""

OF_OUTAGES = ("GUILD_CREATE", "GUILD_DELETE")
"""The only events of a server that is not available."""

LISTED = ("CHANNEL_CREATE", "CHANNEL_UPDATE")
"""Events that the bot also gets for channels that it cannot see, without their names."""

ACKNOWLEDGED_AFTER = 0.005
"""Seconds until a heartbeat is answered. The client notes the time of a heartbeat only after sending it: to an earlier
answer it would ascribe the heartbeat before, 41 seconds ago."""

Kept = list[tuple[GatewaySession, str, Json]]


class Gateway:
    """Holds the bot's sessions; opens and resumes them."""

    def __init__(self, world: World, token: str, transcript: Transcript) -> None:
        self._world, self._token, self._transcript = world, token, transcript
        self.address = ""
        self.sessions: dict[str, GatewaySession] = {}
        self.lines: set[GatewaySocket] = set()
        self.refuse_resumes = 0
        self.too_early = 0  # shards that identified too soon after another
        self._identified = (0, -IDENTIFY_EVERY)  # the last shard that did, and when
        self.is_down = False
        self.gate: asyncio.Event | None = None  # new sockets are opened once it is set; None: at once
        self._keeping: Kept | None = None
        world.listeners.append(self._hear)

    # -- events out ---------------------------------------------------------------------------------------------

    def _hear(self, event: Event) -> None:
        for session in self.sessions.values():
            if self._wants(session, event):
                self._dispatch(session, event.type, self._readable(session, event))

    def _dispatch(self, session: GatewaySession, kind: str, data: Json) -> None:
        if self._keeping is not None and kind != "INTERACTION_CREATE":
            self._keeping.append((session, kind, data))
            return
        self._transcript.event(kind, data)
        session.dispatch(kind, data)

    @contextmanager
    def keeping(self) -> Iterator[Kept]:
        """Keeps the events that the block causes until `send` is called with the list that this gives. The block must
        not await anything.
        """
        kept: Kept = []
        self._keeping = kept
        try:
            yield kept
        finally:
            self._keeping = None

    def send(self, kept: Kept) -> None:
        """Sends events that were kept, in order, and removes them from the list."""
        while kept:
            self._dispatch(*kept.pop(0))

    def _wants(self, session: GatewaySession, event: Event) -> bool:
        guild_id = event.data.get("guild_id") or (event.data["id"] if event.type.startswith("GUILD_") else None)
        if not session.has(guild_id):
            return False
        if event.type == "INTERACTION_CREATE":
            return True
        if guild_id and event.type not in OF_OUTAGES and not self._world.tables[Guild][int(guild_id)].available:
            return False
        intents = _INTENT.get(event.type.split("_")[0])
        if intents is None or event.viewer == BOT_ONLY or not self._bot_sees(event):
            return False
        return bool(session.intents & intents[0 if guild_id else 1])

    def _bot_sees(self, event: Event) -> bool:
        """Whether the bot gets an event: it sees the channel, or the event is for hidden channels, too. It gets no
        events for private messages.
        """
        channel = self._world.get(Channel, event.channel_id)
        if event.viewer is not None:
            return False
        if channel is None or is_visible(self._world, channel):
            return True
        return event.type in LISTED and is_there(self._world, channel)

    def _readable(self, session: GatewaySession, event: Event) -> Json:
        """The event's data as the bot may see it. A hidden channel has no name; without the message content intent,
        texts of other people in servers are empty.
        """
        data = event.data
        if event.type in LISTED and "guild_id" in data:
            return listed(self._world, self._world.tables[Channel][int(data["id"])])
        if not event.type.startswith("MESSAGE") or "author" not in data:
            return data
        mine = data["author"]["id"] == str(self._world.bot.id)
        named = any(user["id"] == str(self._world.bot.id) for user in data["mentions"])
        if mine or named or "guild_id" not in data or session.intents & MESSAGE_CONTENT:
            return data
        return data | {"content": "", "embeds": [], "attachments": [], "components": []}

    # -- sockets -----------------------------------------------------------------------------------------------

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        """Serves one socket, from HELLO to its end."""
        if self.is_down:
            raise web.HTTPServiceUnavailable
        if self.gate is not None:
            await self.gate.wait()
        socket = web.WebSocketResponse(max_msg_size=1 << 20)
        await socket.prepare(request)
        line = GatewaySocket(socket, request.query.get("compress", ""))
        self.lines.add(line)
        line.send({"op": HELLO, "d": {"heartbeat_interval": HEARTBEAT_MS}})
        try:
            await self._listen(line)
        finally:
            self._leave(line)
        return socket

    async def _listen(self, line: GatewaySocket) -> None:
        session: GatewaySession | None = None
        async for message in line.socket:
            frame = _decoded(message.data) if message.type == WSMsgType.TEXT else None
            if frame is None:
                await line.close(UNDECODABLE)
                return
            self._transcript.frame(frame)
            session = await self._obey(line, session, frame)

    def _leave(self, line: GatewaySocket) -> None:
        line.stop()
        self.lines.discard(line)
        for session in self.sessions.values():
            if session.line is line:
                session.line = None
        self._world.tell(Event("BOT", {"connected": self.connected}))

    @property
    def connected(self) -> bool:
        """Whether any session has a socket."""
        return any(session.line is not None for session in self.sessions.values())

    async def _obey(self, line: GatewaySocket, session: GatewaySession | None, frame: Json) -> GatewaySession | None:
        """Does what a frame asks for. Returns the socket's session afterwards."""
        code, data = frame.get("op"), frame.get("d")
        if code == HEARTBEAT:
            asyncio.get_running_loop().call_later(ACKNOWLEDGED_AFTER, line.send, {"op": ACK})
        elif code in (IDENTIFY, RESUME):
            if session is not None:
                await line.close(ALREADY_AUTHENTICATED)
            elif not isinstance(data, dict) or data.get("token") != self._token:
                await line.close(BAD_TOKEN)
            else:
                return await self._identify(line, data) if code == IDENTIFY else self._resume(line, data)
        elif code != PRESENCE:
            await line.close(UNKNOWN_OPCODE)
        elif session is None:
            await line.close(NOT_AUTHENTICATED)
        return session

    async def _identify(self, line: GatewaySocket, data: Json) -> GatewaySession | None:
        shard = tuple(data.get("shard") or (0, 1))
        intents = data.get("intents")
        if not isinstance(intents, int) or not 0 <= intents <= ALL_INTENTS:
            await line.close(INVALID_INTENTS)
            return None
        if len(shard) != 2 or not 0 <= shard[0] < shard[1]:
            await line.close(INVALID_SHARD)
            return None
        if self._is_too_early(shard[0]):
            self.too_early += 1
            line.send({"op": INVALID, "d": False})
            return None
        if not self._world.sessions.begin(self._world.clock.now()):
            await line.close(BAD_TOKEN)
            return None
        for old in [each for each in self.sessions.values() if each.shard == shard and each.line is None]:
            del self.sessions[old.id]
        session = GatewaySession(intents, shard, line=line)
        self.sessions[session.id] = session
        self._welcome(session)
        return session

    def _is_too_early(self, shard: int) -> bool:
        """Whether another shard has just identified. The same shard may identify again: tests restart bots at once."""
        now = asyncio.get_running_loop().time()
        last, at = self._identified
        if self._world.shards > 1 and last != shard and now - at < IDENTIFY_EVERY:
            return True
        self._identified = (shard, now)
        return False

    def _welcome(self, session: GatewaySession) -> None:
        guilds = [guild for guild in self._world.all(Guild) if guild.has_bot and session.has(str(guild.id))]
        ready: Json = {
            "v": 10,
            "user": shapes.user(self._world.bot),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": self.address,
            "application": {"id": str(self._world.bot.id), "flags": self._world.application.flags},
            "shard": list(session.shard),
        }
        self._dispatch(session, "READY", ready)
        for guild in guilds if session.intents & GUILDS else ():
            if guild.available:
                self._dispatch(session, "GUILD_CREATE", guild_create(self._world, guild))
            else:  # in an outage: https://docs.discord.com/developers/events/gateway-events#guild-create
                self._dispatch(session, "GUILD_DELETE", {"id": str(guild.id), "unavailable": True})
        self._world.tell(Event("BOT", {"connected": True}))

    def _resume(self, line: GatewaySocket, data: Json) -> GatewaySession | None:
        session = self.sessions.get(str(data.get("session_id")))
        after = data.get("seq")
        if self.refuse_resumes:
            self.refuse_resumes -= 1
            session = None
        if session is None or not isinstance(after, int) or not session.can_replay(after):
            line.send({"op": INVALID, "d": False})
            return None
        session.resume(line, after)
        self._dispatch(session, "RESUMED", {})
        self._world.tell(Event("BOT", {"connected": True}))
        return session

    # -- faults -------------------------------------------------------------------------------------------------

    def cut(self) -> None:
        """Drops every socket without a close frame."""
        for line in tuple(self.lines):
            line.cut()

    async def close_all(self, code: int) -> None:
        """Closes every socket with a code (after 4000 the session may be resumed)."""
        for line in tuple(self.lines):
            await line.close(code)

    def ask_to_reconnect(self) -> None:
        """Tells every client to reconnect and resume."""
        for line in self.lines:
            line.send({"op": RECONNECT, "d": None})


def _decoded(text: str) -> Json | None:
    try:
        frame = json.loads(text)
    except ValueError:
        return None
    return frame if isinstance(frame, dict) else None
