"""Posts: messages of the bot that it keeps up to date, such as a tournament's table or the puzzle of a day."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import NamedTuple, Protocol

from bot.discord.answers import InteractionAnswer
from bot.discord.controls import Tag
from bot.discord.drawing import drawn
from bot.discord.failures import ALL, Failure, Refusable, failure_of, result_or_failure, with_less
from bot.discord.page import Page
from bot.discord.place import Place
from bot.match.channels import Channels, nonce
from bot.match.preferences import Preference, Preferences


@dataclass(frozen=True, slots=True)
class Post:
    """A row of the database that a message shows."""

    kind: str  # a letter; with `number`, it identifies the post
    number: int  # of the row
    revision: int  # the one to show
    place: Place
    message: int | None  # None: not posted yet, as far as is known
    made_at: datetime  # when there was first something to show
    own: Tag  # the tag of a control that only its message has
    is_old: bool = False  # it is not posted again where somebody has deleted its message

    def __str__(self) -> str:
        return f"post {self.kind}{self.number}"


class PostPages(NamedTuple):
    """The page of a post for a reader, and the same without people's names."""

    named: Callable[[Preference], Page]
    unnamed: Callable[[Preference], Page]


class PostRows(Protocol):
    """The rows of a table that messages show."""

    async def note_shown(self, number: int, revision: int, message_id: int | None) -> None:
        """Notes that a message shows a revision of a row; or (None) that it can be shown nowhere."""


class Posts:
    """The posts of one table. No method raises for a request that Discord refuses or loses."""

    def __init__(self, channels: Channels, rows: PostRows, preferences: Preferences) -> None:
        self._channels, self._rows, self._preferences = channels, rows, preferences

    async def show(
        self, post: Post, pages: PostPages, answer: InteractionAnswer | None = None, pinged: tuple[int, ...] = ()
    ) -> Failure | None:
        """Shows the page of a post in its message, or in a new one, which notifies `pinged`.

        If possible, the message is edited by the `answer` to the person who changed the row, else without an
        interaction. Pictures are left out where the bot may not post them, names where a filter stops one. Returns the
        failure, if any: a passing one is left to the next sweep, any other to the next change of the row. May raise a
        DatabaseFault.
        """
        reader = await self._preferences.of_server(post.place.guild_id)

        async def shown(has: Refusable) -> Page:
            page = pages.named if has.names else pages.unnamed
            return await drawn(page(reader if has.pictures else reader.without_pictures()))

        bring = partial(self._bring, post, answer, pinged)
        result = await with_less(str(post), await shown(ALL), shown, bring)
        failure = result if isinstance(result, Failure) else None
        if failure is not Failure.PASSES:
            message = None if isinstance(result, Failure) else result
            await self._rows.note_shown(post.number, post.revision, message)
        return failure

    async def _bring(
        self, post: Post, answer: InteractionAnswer | None, pinged: tuple[int, ...], page: Page
    ) -> int | Failure:
        """Shows a drawn page. Returns the message that shows it, or the failure."""
        if answer and post.message is not None and answer.can_edit(post.message):
            message = post.message
            if await failure_of(str(post), partial(answer.edit, message, page)) is None:
                return message
        shown_in = post.message or await self._unheard(post)
        if shown_in is Failure.PASSES:
            return shown_in  # there may be a message
        failure = None
        if isinstance(shown_in, int):
            failure = await self._edit(post, shown_in, page)
            replaceable = {Failure.NOT_EDITABLE} if post.is_old else {Failure.NOT_EDITABLE, Failure.GONE}
            if failure not in replaceable:
                return failure or shown_in
        number = f"{post.kind}{nonce(post.number, post.message or 0, post.made_at)}"
        sent = await result_or_failure(str(post), partial(self._channels.send, post.place, page, number, pinged))
        if isinstance(sent, int) and post.message is not None and failure is not Failure.GONE:
            await failure_of(str(post), partial(self._channels.delete, post.place, post.message))
        return sent

    async def _edit(self, post: Post, message: int, page: Page) -> Failure | None:
        """Edits the message. One that was edited too often waits: nobody needs another post for that."""
        failure = await failure_of(str(post), partial(self._channels.edit, post.place, message, page))
        return Failure.PASSES if failure is Failure.TOO_OFTEN else failure

    async def _unheard(self, post: Post) -> int | Failure | None:
        """The message that an earlier process posted just before it ended, without noting its id; None if none. If it
        cannot be looked for, the failure.
        """
        find = self._channels.find
        return await result_or_failure(str(post), lambda: find(post.place, post.made_at, lambda tag: tag == post.own))
