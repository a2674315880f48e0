"""Interactions: the bot must acknowledge each within three seconds, once; then it may follow up for fifteen minutes.

https://docs.discord.com/developers/interactions/receiving-and-responding
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from . import interaction_event, shapes
from .activities.instances import Activities, NotLaunched
from .errors import ApiError, inside, refusal
from .events import BOT_ONLY, Event
from .laws.activities import DESKTOP
from .laws.commands import check_choices
from .laws.form import Form
from .laws.installs import forces_private
from .laws.messages import flags_of
from .laws.modals import check_modal
from .permissions import is_installed
from .posting import ANSWER, CONTEXT_ANSWER, delete, post, publish, revise
from .records import (
    AUTOCOMPLETE,
    COMMAND,
    EPHEMERAL,
    LOADING,
    MODAL_SUBMIT,
    Channel,
    Interaction,
    Json,
    Message,
)
from .uploads import Upload
from .world import World

SECONDS_TO_ACKNOWLEDGE = 3.0
TOKEN_SECONDS = 15 * 60.0
FORGOTTEN_AFTER = 60 * 60.0
MOST_FOLLOWUPS = 5
"""Follow-ups to an interaction, if only a person has installed the application, not the server."""

MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE, CHOICES, MODAL, LAUNCH = 4, 5, 6, 7, 8, 9, 12
"""Callback types."""
BLOCKED = 200000  # the code of a message that a server's filter blocks
_ON_MESSAGE = (MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE)
_COUNTED = (50006, BLOCKED, 240000)
"""Errors of a message as a first answer after which Discord takes it for promised: the person goes on waiting, and a
further first answer is refused. Known of 50006 (discord-api-docs, issue 3633); of the others that need the finished
message it is a guess. After an error of form (50035) the bot may answer again (discordeno, pull request 4280)."""
_PROMISED = {MESSAGE: DEFERRED_MESSAGE, UPDATE: DEFERRED_UPDATE}


class Interactions:
    """Creates interactions, takes the bot's answers, and fails those that are not acknowledged in time."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.activities = Activities(world)
        self._by_token: dict[str, int] = {}
        self._answers: dict[int, Callable[[Interaction, Json, dict[int, Upload]], Json | None]] = {
            MESSAGE: self._message,
            DEFERRED_MESSAGE: self._deferred_message,
            DEFERRED_UPDATE: self._deferred_update,
            UPDATE: self._update,
            CHOICES: self._choices,
            MODAL: self._modal,
            LAUNCH: self._launch,
        }

    def ask(
        self,
        person_id: int,
        channel_id: int,
        kind: int,
        data: Json,
        *,
        message_id: int | None = None,
        cause: Json | None = None,
        seen_as: Json | None = None,
        platform: str = DESKTOP,
    ) -> Interaction:
        """Creates an interaction, tells the bot, and starts the three seconds.

        `seen_as` is the message as the person saw it, if that may differ from how it is now; `platform` is the kind of
        their device.
        """
        world = self.world
        self._forget_old()
        interaction = Interaction(
            id=world.snowflakes.next(),
            token=secrets.token_urlsafe(48),
            type=kind,
            person_id=person_id,
            channel_id=channel_id,
            created=world.clock.now(),
            data=data,
            message_id=message_id,
            cause=cause,
            platform=platform,
        )
        self._by_token[interaction.token] = interaction.id
        self._settle(interaction)
        world.clock.call_in(SECONDS_TO_ACKNOWLEDGE, lambda: self._expire(interaction.id))
        payload = interaction_event.payload(world, interaction)
        if seen_as is not None:
            payload["message"] = seen_as
        world.tell(Event("INTERACTION_CREATE", payload, BOT_ONLY, channel_id))
        return interaction

    def metadata_of(self, interaction: Interaction) -> Json:
        """The `interaction_metadata` of the answers to this interaction, and of forms that it opened."""
        return interaction_event.metadata(self.world, interaction)

    # -- the first answer ---------------------------------------------------------------------------------------

    def answer(self, interaction_id: int, token: str, body: Json, files: dict[int, Upload]) -> Json:
        """Takes the bot's first answer. Returns what Discord responds. Raises ApiError (10062, 40060, 50035 ...)."""
        interaction = self._pending(interaction_id, token)
        self._check_type(interaction, body)
        try:
            with inside("data"):
                resource = self._answers[body["type"]](interaction, body.get("data") or {}, files)
        except ApiError as error:
            if error.code in _COUNTED:
                used = interaction.message_id if body["type"] == UPDATE else None
                self._acknowledge(interaction, _PROMISED[body["type"]], original_id=used)
            raise
        now = self.world.tables[Interaction][interaction_id]
        return {"interaction": self._report(now)} | ({"resource": resource} if resource else {})

    def _pending(self, interaction_id: int, token: str) -> Interaction:
        interaction = self.world.get(Interaction, interaction_id)
        if interaction is None or not secrets.compare_digest(interaction.token, token):
            raise refusal("interaction")
        if interaction.state == "acknowledged":
            raise refusal("acknowledged")
        if interaction.state == "failed":
            raise refusal("interaction")
        return interaction

    def _check_type(self, interaction: Interaction, body: Json) -> None:
        form = Form()
        form.choice(("type",), body.get("type"), self._allowed(interaction))
        if body.get("data") is not None:
            form.mapping(("data",), body["data"])
        form.settle()

    def _allowed(self, interaction: Interaction) -> tuple[int, ...]:
        """The callback types that may answer this interaction."""
        if interaction.type == AUTOCOMPLETE:
            return (CHOICES,)
        launch = (LAUNCH,) if self.world.application.embedded else ()
        if interaction.type == COMMAND:
            return (MESSAGE, DEFERRED_MESSAGE, MODAL, *launch)
        on_message = (_ON_MESSAGE if interaction.message_id else (MESSAGE, DEFERRED_MESSAGE)) + launch
        return on_message if interaction.type == MODAL_SUBMIT else (*on_message, MODAL)

    def _message(self, interaction: Interaction, data: Json, files: dict[int, Upload]) -> Json:
        message = self._post(self._draft(interaction), data, files)
        self._acknowledge(interaction, MESSAGE, original_id=message.id)
        return {"type": MESSAGE, "message": shapes.message(self.world, message)}

    def _deferred_message(self, interaction: Interaction, data: Json, files: dict[int, Upload]) -> None:
        draft = self._draft(interaction)
        private = (flags_of(data) | draft.flags) & EPHEMERAL
        only_for = interaction.person_id if private else None
        message = publish(self.world, replace(draft, flags=LOADING | private, only_for=only_for))
        self._acknowledge(interaction, DEFERRED_MESSAGE, original_id=message.id, promised=True)

    def _deferred_update(self, interaction: Interaction, data: Json, files: dict[int, Upload]) -> None:
        self._acknowledge(interaction, DEFERRED_UPDATE, original_id=interaction.message_id)

    def _update(self, interaction: Interaction, data: Json, files: dict[int, Upload]) -> Json:
        """Changes the used message. If nothing is given but its files it is updated as it is: the person sees what a
        deferred update shows, and that no choice in its menus is kept. Files that are not listed are removed, also
        where there is no list, which in other edits means all files (discord-api-docs, issue 6277; serenity, issue
        3068).
        """
        message = self.world.get(Message, interaction.message_id)
        if message is None:
            raise refusal("message")
        revised = revise(self.world, message, {"attachments": []} | data, files)
        kind = UPDATE if data.keys() - {"attachments"} else DEFERRED_UPDATE
        self._acknowledge(interaction, kind, original_id=revised.id)
        return {"type": UPDATE, "message": shapes.message(self.world, revised)}

    def _choices(self, interaction: Interaction, data: Json, files: dict[int, Upload]) -> None:
        form = Form()
        check_choices(form, ("choices",), data.get("choices"), _focused(interaction.data)["type"])
        form.settle()
        self._acknowledge(interaction, CHOICES, choices=tuple(data.get("choices") or ()))

    def _modal(self, interaction: Interaction, data: Json, files: dict[int, Upload]) -> None:
        check_modal(data)
        self._acknowledge(interaction, MODAL, modal=data)
        seen = {"interaction_id": str(interaction.id)} | data
        self.world.tell(Event("MODAL", seen, interaction.person_id, interaction.channel_id))

    def _launch(self, interaction: Interaction, data: Json, files: dict[int, Upload]) -> Json:
        """Opens the Activity. How Discord refuses that is a guess: 400 with 50039, and the bot may answer again."""
        channel = self.world.tables[Channel][interaction.channel_id]
        try:
            frame = self.activities.launch(interaction.person_id, channel, interaction.platform)
        except NotLaunched as error:
            raise refusal("activity") from error
        self._acknowledge(interaction, LAUNCH, frame_id=frame.id)
        return {"type": LAUNCH, "activity_instance": {"id": frame.instance.id}}

    def _draft(self, interaction: Interaction) -> Message:
        """An empty answer, to be filled. Raises ApiError 10003 if the channel was deleted."""
        if self.world.get(Channel, interaction.channel_id) is None:
            raise refusal("channel")
        kind = 0
        if interaction.type == COMMAND:
            kind = ANSWER if interaction.data.get("type", 1) == 1 else CONTEXT_ANSWER
        return Message(
            id=self.world.snowflakes.next(),
            channel_id=interaction.channel_id,
            author_id=self.world.bot.id,
            created=self.world.clock.now(),
            type=kind,
            application_id=self.world.bot.id,
            cause=interaction_event.metadata(self.world, interaction),
            only_for=interaction.person_id,
            flags=EPHEMERAL if forces_private(self.world, interaction) else 0,
        )

    def _post(self, draft: Message, data: Json, files: dict[int, Upload]) -> Message:
        """Posts an answer. If only a person has installed the bot, one that the server's filter blocks is not refused
        but private (ezcord, pull request 85); later changes of what everybody sees are refused as elsewhere.
        """
        try:
            return post(self.world, draft, data, files)
        except ApiError as error:
            if error.code != BLOCKED or is_installed(self.world, self.world.tables[Channel][draft.channel_id]):
                raise
        return post(self.world, replace(draft, flags=draft.flags | EPHEMERAL), data, files)

    # -- afterwards ---------------------------------------------------------------------------------------------

    def by_token(self, application_id: int, token: str) -> Interaction:
        """The acknowledged interaction with this token. Raises ApiError 10015, or 50027 after 15 minutes."""
        interaction = self.world.get(Interaction, self._by_token.get(token))
        if interaction is None or application_id != self.world.bot.id or interaction.state != "acknowledged":
            raise refusal("webhook")
        if self.world.clock.now() > interaction.created + TOKEN_SECONDS:
            raise refusal("token")
        return interaction

    def message(self, interaction: Interaction, name: str) -> Message:
        """The message `@original`, or the one with this id, if the interaction's token gives access to it. Raises
        ApiError 10008 if not.
        """
        wanted = interaction.original_id if name == "@original" else _number(name)
        message = self.world.get(Message, wanted)
        if message is None or (name != "@original" and not self._owns(interaction, message)):
            raise refusal("message")
        return message

    def _owns(self, interaction: Interaction, message: Message) -> bool:
        same = message.cause is not None and message.cause["id"] == str(interaction.id)
        return same or message.id in (interaction.original_id, interaction.message_id)

    def follow(self, interaction: Interaction, payload: Json, files: dict[int, Upload]) -> Message:
        """Posts a follow-up; the first one after a deferred answer becomes that answer. Raises as `answer` does, and
        ApiError 10003 if the channel was deleted, 10008 if somebody deleted that answer (discord-api-docs, issue 3087).
        """
        if (channel := self.world.get(Channel, interaction.channel_id)) is None:
            raise refusal("channel")
        if interaction.promised:
            return self.edit(interaction, "@original", payload, files)
        if interaction.followups >= MOST_FOLLOWUPS and not is_installed(self.world, channel):
            raise refusal("followups")
        message = self._post(replace(self._draft(interaction), type=0), payload, files)
        current = self.world.tables[Interaction][interaction.id]
        self._settle(replace(current, followups=current.followups + 1))
        return message

    def edit(self, interaction: Interaction, name: str, payload: Json, files: dict[int, Upload]) -> Message:
        """Changes the answer or a follow-up."""
        revised = revise(self.world, self.message(interaction, name), payload, files)
        if revised.id == interaction.original_id:
            self._keep_promise(interaction)
        return revised

    def withdraw(self, interaction: Interaction, name: str) -> None:
        """Deletes the answer or a follow-up."""
        gone = self.message(interaction, name)
        delete(self.world, gone)
        if gone.id == interaction.original_id:
            self._keep_promise(interaction)

    def _keep_promise(self, interaction: Interaction) -> None:
        if interaction.promised:
            self._settle(replace(interaction, promised=False))

    def _forget_old(self) -> None:
        """Removes interactions whose tokens expired long ago, so that a long-lived world stays small."""
        dead = self.world.clock.now() - FORGOTTEN_AFTER
        known: dict[int, Interaction] = self.world.tables[Interaction]
        while known and (oldest := next(iter(known.values()))).created < dead:
            del self._by_token[oldest.token]
            self.world.remove(oldest)

    # -- state --------------------------------------------------------------------------------------------------

    def _acknowledge(self, interaction: Interaction, answer: int, **changes: Any) -> None:
        self._settle(replace(interaction, state="acknowledged", answer=answer, **changes))

    def _expire(self, interaction_id: int) -> None:
        interaction = self.world.get(Interaction, interaction_id)
        if interaction is not None and interaction.state == "pending":
            self._settle(replace(interaction, state="failed"))

    def _settle(self, interaction: Interaction) -> None:
        """Stores an interaction and shows the person its state."""
        self.world.put(interaction)
        told: Json = {
            "id": str(interaction.id),
            "state": interaction.state,
            "type": interaction.type,
            "person_id": str(interaction.person_id),
            "channel_id": str(interaction.channel_id),
            "message_id": str(interaction.message_id) if interaction.message_id else None,
            "custom_id": interaction.data.get("custom_id"),
            "command": interaction.data.get("name"),
        }
        self.world.tell(Event("INTERACTION", told, interaction.person_id, interaction.channel_id))

    def _report(self, interaction: Interaction) -> Json:
        report: Json = {"id": str(interaction.id), "type": interaction.type}
        report["channel_id"] = str(interaction.channel_id)
        frame = self.activities.frames.get(interaction.frame_id or "")
        if frame is not None:
            report["activity_instance_id"] = frame.instance.id
        message = self.world.get(Message, interaction.original_id)
        if message is not None:
            report |= {
                "response_message_id": str(message.id),
                "response_message_loading": message.loading,
                "response_message_ephemeral": message.ephemeral,
            }
        return report


def _focused(data: Json) -> Json:
    """The option that a person is typing into."""
    for option in data.get("options", ()):
        if option.get("focused"):
            return dict(option)
        if found := _focused(option):
            return found
    return {}


def _number(name: str) -> int:
    if not name.isdecimal():
        raise refusal("message")
    return int(name)
