"""The engines that the settings ask for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.settings import BadSetting, Settings
from engines.pool import EnginePool

if TYPE_CHECKING:
    from engines.pool import ClusterPool


def engines_of(settings: Settings) -> EnginePool | ClusterPool:
    """The engines of this machine, or those of a cluster with these as a fallback; not yet open. Raises BadSetting."""
    local = EnginePool(settings.workers, settings.engine_memory, settings.thinking_time)
    if not settings.cluster:
        return local
    try:
        from engines.pool.cluster import ClusterPool  # needs the extra `cluster`

        return ClusterPool(settings.cluster, settings.certificates, local, settings.thinking_time)
    except ModuleNotFoundError as error:
        raise BadSetting(f'ENGINE_CLUSTER needs the extra "cluster", which is not installed: {error}') from error
    except OSError as error:
        raise BadSetting(f"ENGINE_CERTIFICATES: {settings.certificates} cannot be used: {error}") from error
