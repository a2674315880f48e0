"""Reports errors to Sentry if a DSN is set: log records of level ERROR with their tracebacks, and nothing else."""

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
    """Reports errors to this DSN from now on; does nothing if it is empty. Raises BadSetting if it is no DSN, or if the
    extra `sentry` is not installed.

    Local variables, requests and data about people are not sent; secrets and what people typed are removed from texts.
    """
    if not dsn:
        return
    try:
        import sentry_sdk
        from sentry_sdk.integrations.logging import LoggingIntegration
        from sentry_sdk.utils import BadDsn
    except ModuleNotFoundError as error:
        raise BadSetting('SENTRY_DSN needs the extra "sentry", which is not installed') from error

    def clean(event: Event, _: Hint) -> Event:
        event["tags"] = {name: str(number) for name, number in FIELDS.get().items()}
        return cast("Event", without_secrets(event, token))

    try:
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
    except BadDsn as error:
        raise BadSetting(f"SENTRY_DSN is not the DSN of a project: {error}") from None
