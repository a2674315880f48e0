"""Reports of errors to Sentry, where a DSN is set: what the log says at ERROR, with its traceback and nothing else."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, cast

from bot.log_context import FIELDS
from bot.logs import without_secrets
from bot.settings import BadSetting
from engines.about import qibot_version

if TYPE_CHECKING:
    from sentry_sdk.types import Event, Hint


def report_to(dsn: str, token: str) -> None:
    """From now on; an empty DSN: nowhere. Raises BadSetting where the extra `sentry` is not installed.

    Neither local variables nor requests nor anything about a person is sent; secrets and what people typed are taken
    out of the texts.
    """
    if not dsn:
        return
    try:
        import sentry_sdk
        from sentry_sdk.integrations.logging import LoggingIntegration
    except ModuleNotFoundError as error:
        raise BadSetting('SENTRY_DSN needs the extra "sentry", which is not installed') from error

    def clean(event: Event, _: Hint) -> Event:
        event["tags"] = {name: str(number) for name, number in FIELDS.get().items()}
        return cast("Event", without_secrets(event, token))

    sentry_sdk.init(
        dsn,
        release=qibot_version(),
        default_integrations=False,
        integrations=[LoggingIntegration(level=None, event_level=logging.ERROR)],
        include_local_variables=False,
        include_source_context=False,
        send_default_pii=False,
        max_breadcrumbs=0,
        server_name="",
        before_send=clean,
    )
