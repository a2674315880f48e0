"""People: their actions, for tests and the page, and what they see.

Every action may be awaited from any event loop; it runs in the world's own. None of them polls: they wait for events.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import takewhile
from typing import Any, TypeVar

from . import command_input, shapes
from .activities.instances import NotLaunched
from .component_input import choose, fill, modal_of
from .components import BUTTON
from .errors import ApiError
from .events import Event
from .interactions import CHOICES, DEFERRED_MESSAGE, DEFERRED_UPDATE, LAUNCH, MESSAGE, MODAL, UPDATE, Interactions
from .laws.activities import DESKTOP, MOBILE
from .laws.commands import BY_DISCORD
from .laws.commands import MESSAGE as ON_MESSAGE
from .laws.commands import USER as ON_USER
from .laws.places import act_from
from .laws.rates import check_slow_mode
from .permissions import Permission, rights
from .posting import delete, dismiss, post, publish
from .records import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    HAS_SNAPSHOT,
    MODAL_SUBMIT,
    TEXT,
    Channel,
    Interaction,
    Json,
    Message,
    User,
)
from .seen import Modal, Response, ShownMessage
from .uploads import Upload
from .waiting import in_its_loop, in_loop, wait_until
from .world import World, check_locale

T = TypeVar("T")
COLOURS = ("#5865f2", "#3ba55c", "#ed4245", "#faa61a", "#eb459e", "#00a8fc", "#9b59b6", "#1abc9c")
_STATES = {
    MESSAGE: "answered",
    DEFERRED_MESSAGE: "thinking",
    DEFERRED_UPDATE: "silent",
    UPDATE: "updated",
    CHOICES: "choices",
    MODAL: "modal",
    LAUNCH: "launched",
}
WAIT_SECONDS = 30.0
"""Real seconds that an action waits at most, in case the world's clock is never moved and no answer comes."""


class DiscordUser:
    """A person in a place (a channel, thread, direct message or group); `at` gives the same person elsewhere."""

    def __init__(
        self, world: World, interactions: Interactions, person_id: int, place: int, platform: str = DESKTOP
    ) -> None:
        self.world = world
        self._interactions = interactions
        self.id = person_id
        self.place = place
        self.platform = platform

    def __repr__(self) -> str:
        """For transcripts and failing tests."""
        return f"<{self.name} at {self.place}>"

    @property
    def name(self) -> str:
        """The name that others see."""
        return self._user.name

    @property
    def locale(self) -> str:
        """The language of their client."""
        return self._user.locale

    @property
    def colour(self) -> str:
        """The CSS colour of their avatar."""
        return self._user.colour

    @property
    def mention(self) -> str:
        """The mention of this person in a text."""
        return f"<@{self.id}>"

    @property
    def _user(self) -> User:
        user: User = self.world.tables[User][self.id]
        return user

    @property
    def _channel(self) -> Channel:
        channel: Channel = self.world.tables[Channel][self.place]
        return channel

    def at(self, channel: int | Channel) -> DiscordUser:
        """The same person in another place."""
        place = channel.id if isinstance(channel, Channel) else channel
        return DiscordUser(self.world, self._interactions, self.id, place, self.platform)

    @property
    def on_phone(self) -> DiscordUser:
        """The same person, acting on a phone."""
        return DiscordUser(self.world, self._interactions, self.id, self.place, MOBILE)

    @property
    def direct(self) -> DiscordUser:
        """The same person in their direct messages with the bot."""
        return self.at(self.world.direct(self.id))

    @property
    def commands(self) -> list[Json]:
        """The commands that this person's client offers here, as Discord's JSON."""
        return [command.body for command in command_input.usable(self.world, self._user, self._channel)]

    # -- actions ------------------------------------------------------------------------------------------------

    async def slash(self, command: str, /, **options: Any) -> Response:
        """Uses a slash command with options; subcommands follow after spaces: "settings language"."""
        return await self.slash_with(command, options)

    @in_its_loop
    async def slash_with(self, command: str, options: Mapping[str, Any], /) -> Response:
        """Uses a slash command, with options as a mapping. Raises LookupError or ValueError for what a client would not
        send.
        """
        data = command_input.chat_command(self.world, self._user, self._channel, command, options)
        return await self._ask(COMMAND, data)

    @in_its_loop
    async def autocomplete(self, command: str, focused: str, text: str, /, **options: Any) -> list[Json]:
        """Types `text` into the option `focused`. Returns the offered choices, [{"name": ..., "value": ...}, ...]."""
        typed = {**options, focused: text}
        data = command_input.chat_command(self.world, self._user, self._channel, command, typed, focused)
        asked = await self._answered(AUTOCOMPLETE, data)
        return list(asked.choices)

    @in_its_loop
    async def context_menu(self, command: str, target: ShownMessage | DiscordUser | int, /) -> Response:
        """Uses a context menu's command on a message (ShownMessage or id) or on a person."""
        resolved: Json = {}
        aim, kind = target if isinstance(target, int) else target.id, ON_USER
        if message := self.world.get(Message, aim):  # first: its thread has the same id
            resolved["messages"], kind = {str(aim): shapes.message(self.world, message)}, ON_MESSAGE
        else:
            command_input.resolve_one(self.world, self._channel, aim, resolved)
        data = command_input.menu_command(self.world, self._user, self._channel, command, resolved, kind)
        return await self._ask(COMMAND, data, on_menu=True)

    @in_its_loop
    async def launch(self) -> Response:
        """Uses the application's entry point. Raises LookupError if there is none, or the Activity cannot be opened."""
        entry = command_input.entry_point(self.world, self._user, self._channel)
        if entry.body["handler"] != BY_DISCORD:
            return await self._ask(COMMAND, command_input.head(entry))
        try:
            frame = self._interactions.activities.launch(self.id, self._channel, self.platform)
        except NotLaunched as error:
            raise LookupError(f"{error}") from error
        command_input.tell_of_launch(self.world, self.id, self.place)
        return Response(self, 0, "launched", frame=frame)

    @in_its_loop
    async def click(self, message: ShownMessage | int, button: str, /) -> Response:
        """Presses a button, given by label, custom_id or emoji. Raises LookupError if there is none or it is disabled.

        In a ShownMessage it presses the button as it was then, even if the message has changed since.
        """
        sight = self._sight(message)
        pressed = sight.button(button)
        if pressed.disabled or pressed.custom_id is None:
            raise LookupError(f"button {button!r} cannot be pressed")
        data = {"custom_id": pressed.custom_id, "component_type": BUTTON}
        return await self._ask(COMPONENT, data, message_id=sight.id, seen_as=sight.json)

    @in_its_loop
    async def select(self, message: ShownMessage | int, menu: str | None, /, *values: str | int) -> Response:
        """Chooses from a menu, given by custom_id or placeholder (None: the only one). `values` are values, labels or
        ids. Raises ValueError for a choice that the menu still shows: a client would send nothing.
        """
        sight = self._sight(message)
        data = choose(self.world, self._channel, sight.menu(menu), values, self.id, sight.id)
        return await self._ask(COMPONENT, data, message_id=sight.id, seen_as=sight.json)

    async def submit(self, modal: Modal | Response | int, /, **fields: Any) -> Response:
        """Submits a form, also given by its Response or its interaction's id; `fields` are by custom_id or label."""
        return await self.submit_fields(modal, fields)

    @in_its_loop
    async def submit_fields(self, modal: Modal | Response | int, fields: Mapping[str, Any], /) -> Response:
        """Submits a form, with fields as a mapping, for custom_ids that are not Python names."""
        opened = self._interaction(modal)
        data = fill(self.world, self._channel, modal_of(self.world, opened), fields)
        cause = self._interactions.metadata_of(opened)
        return await self._ask(MODAL_SUBMIT, data, message_id=opened.message_id, cause=cause)

    @in_its_loop
    async def says(self, /, text: str, **files: Upload) -> ShownMessage:
        """Writes a message with files. Raises ValueError if Discord refuses it."""
        draft = Message(self.world.snowflakes.next(), self.place, self.id, self.world.clock.now())
        try:
            self._check_slow_mode(draft.created)
            message = post(self.world, draft, {"content": text}, dict(enumerate(files.values())))
        except ApiError as error:
            raise ValueError(error.message) from error
        return ShownMessage(shapes.message(self.world, message))

    @in_its_loop
    async def forwards(self, message: ShownMessage | int) -> ShownMessage:
        """Forwards a message to where they are, as it is now. Raises ValueError if it is private."""
        source = self._message(message)
        if source.ephemeral:
            raise ValueError("a private message cannot be forwarded")
        draft = Message(self.world.snowflakes.next(), self.place, self.id, self.world.clock.now(), flags=HAS_SNAPSHOT)
        reference = {"type": 1, "message_id": str(source.id), "channel_id": str(source.channel_id)}
        forwarding = replace(draft, reference=reference, forwarded=shapes.snapshot(self.world, source))
        return ShownMessage(shapes.message(self.world, publish(self.world, forwarding)))

    @in_its_loop
    async def deletes(self, message: ShownMessage | int) -> None:
        """Deletes a message (their own, or the bot's as a moderator), or dismisses a private one."""
        found = self._message(message)
        dismiss(self.world, found) if found.ephemeral else delete(self.world, found)

    # -- looking ------------------------------------------------------------------------------------------------

    def reads(self) -> list[ShownMessage]:
        """All messages that this person sees here, the oldest first."""
        return [ShownMessage(message) for message in self.world.messages(self.place, self.id)]

    def look(self, message: ShownMessage | int) -> ShownMessage:
        """A message as it is now. Raises LookupError if it is gone."""
        return ShownMessage(shapes.message(self.world, self._message(message)))

    async def until(self, holds: Callable[[], T | None], within: float = 60) -> T:
        """Waits until `holds()` is true, checked after every event. Returns what it gave. Raises TimeoutError."""
        return await in_loop(self.world.loop, wait_until(self.world, holds, within))

    async def sees(self, text: str, within: float = 60, after: int = 0) -> ShownMessage:
        """Waits until a message here contains `text`, and is later than the message `after`. Returns the newest
        such message. Raises TimeoutError.
        """

        def found() -> ShownMessage | None:
            later = takewhile(lambda message: message.id > after, self.world.newest(self.place))
            visible = (each for each in later if each.is_shown_to(self.id))
            sights = (ShownMessage(shapes.message(self.world, message)) for message in visible)
            return next((sight for sight in sights if text in sight.text), None)

        return await self.until(found, within)

    def followups_of(self, seen: Response) -> list[ShownMessage]:
        """The follow-ups to an action that this person sees, the oldest first."""
        return self._followups(self.world.tables[Interaction][seen.interaction_id])

    def _followups(self, interaction: Interaction) -> list[ShownMessage]:
        since = takewhile(lambda message: message.id > interaction.id, self.world.newest(interaction.channel_id))
        return [ShownMessage(shapes.message(self.world, each)) for each in since if self._follows(each, interaction)][
            ::-1
        ]

    def _follows(self, message: Message, interaction: Interaction) -> bool:
        caused = message.cause is not None and message.cause["id"] == str(interaction.id)
        return caused and message.id != interaction.original_id and message.is_shown_to(self.id)

    async def when_settled(self, seen: Response, within: float = 60) -> Response:
        """Waits until a deferred answer is filled, or a silent one shows something. Raises TimeoutError."""

        def settled() -> bool:
            now = self._seen(seen.interaction_id)
            if now.state != "silent":
                return now.state != "thinking"
            return seen.message is None or _differ(now.message, seen.before or seen.message) or bool(now.followups)

        await self.until(settled, within)
        return self._seen(seen.interaction_id)

    def _check_slow_mode(self, now: float) -> None:
        if Permission.BYPASS_SLOWMODE not in rights(self.world, self._channel, self.id):
            own = (message for message in self.world.newest(self.place) if message.author_id == self.id)
            check_slow_mode(self._channel, next(own, None), now)

    # -- how it works -------------------------------------------------------------------------------------------

    async def _answered(self, kind: int, data: Json, *, on_menu: bool = False, **more: Any) -> Interaction:
        """Sends an interaction to the bot. Returns it once it is acknowledged or has failed."""
        if not on_menu:
            act_from(self.world, self._channel, self.id)
        asked = self._interactions.ask(self.id, self.place, kind, data, platform=self.platform, **more)

        def now() -> Interaction:
            return self.world.tables[Interaction][asked.id]  # type: ignore[no-any-return]

        await wait_until(self.world, lambda: now().state != "pending", WAIT_SECONDS)
        return now()

    async def _ask(self, kind: int, data: Json, **more: Any) -> Response:
        before = self._sight_or_none(more.get("message_id"))
        return replace(self._seen((await self._answered(kind, data, **more)).id), before=before)

    def _seen(self, interaction_id: int) -> Response:
        interaction: Interaction = self.world.tables[Interaction][interaction_id]
        if interaction.state == "failed":
            return Response(self, interaction.id, "failed", self._sight_or_none(interaction.message_id))
        answer = self._sight_or_none(interaction.original_id or interaction.message_id)
        state = _STATES[interaction.answer or 0]
        if state == "thinking" and answer is None:  # the deferred answer was deleted: a follow-up is the answer
            answer = next(iter(self._followups(interaction)), None)
        if state == "thinking" and answer is not None and not answer.thinking:
            state = "answered"
        form = modal_of(self.world, interaction) if interaction.modal else None
        frame = self._interactions.activities.frames.get(interaction.frame_id or "")
        return Response(self, interaction.id, state, answer, form, frame=frame)

    def _sight_or_none(self, message_id: int | None) -> ShownMessage | None:
        message = self.world.get(Message, message_id)
        return ShownMessage(shapes.message(self.world, message)) if message and message.is_shown_to(self.id) else None

    def _message(self, message: ShownMessage | int) -> Message:
        found = self.world.get(Message, message if isinstance(message, int) else message.id)
        if found is None or not found.is_shown_to(self.id):
            raise LookupError(f"{self.name} sees no message {message}")
        return found

    def _sight(self, message: ShownMessage | int) -> ShownMessage:
        return message if isinstance(message, ShownMessage) else self.look(message)

    def _interaction(self, modal: Modal | Response | int) -> Interaction:
        number = modal if isinstance(modal, int) else modal.interaction_id
        interaction = self.world.get(Interaction, number)
        if interaction is None or interaction.modal is None or interaction.person_id != self.id:
            raise LookupError("no such form is open")
        return interaction


def _differ(now: ShownMessage | None, before: ShownMessage) -> bool:
    """Whether a message shows something else than before, or is gone."""
    untimed = {"edited_timestamp": None}
    return now is None or now.json | untimed != before.json | untimed


class People:
    """All users of a world who are not bots, in the order in which they were added."""

    def __init__(self, world: World, interactions: Interactions) -> None:
        self.world = world
        self.activities = interactions.activities
        self._interactions = interactions
        self._known: dict[int, DiscordUser] = {}

    def __iter__(self) -> Iterator[DiscordUser]:
        """All people, each in the first channel of the server."""
        return (self[user.id] for user in self.world.all(User) if not user.bot)

    def __len__(self) -> int:
        """The number of people."""
        return sum(not user.bot for user in self.world.all(User))

    def __getitem__(self, person_id: int) -> DiscordUser:
        """The person with this id. Raises KeyError if there is none."""
        if person_id not in self._known:
            user = self.world.tables[User][person_id]
            self._known[person_id] = DiscordUser(self.world, self._interactions, user.id, self._first_place(user.id))
        return self._known[person_id]

    def add(self, name: str, locale: str = "en-US", *, admin: bool = False) -> DiscordUser:
        """Adds a person to the server, in its first channel. Raises ValueError if Discord has no such locale."""
        check_locale(locale)
        colour = COLOURS[len(self) % len(COLOURS)]
        user = self.world.put(User(self.world.snowflakes.next(), name, locale, colour, admin=admin))
        self.world.tell(Event("PERSON", {"id": str(user.id), "name": name, "locale": locale, "colour": colour}))
        return self[user.id]

    def _first_place(self, person_id: int) -> int:
        public = [channel.id for channel in self.world.all(Channel) if channel.type == TEXT]
        return public[0] if public else self.world.direct(person_id).id
