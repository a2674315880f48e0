"""Metrics for Prometheus, with its official client. Imported only if the extra `metrics` is installed."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

import discord
from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, InfoMetricFamily, Metric
from prometheus_client.registry import Collector

from bot.monitoring.subjects import Subjects, shards_of
from engines.about import mode, python_version, qibot_version

QUICK = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
ANSWERS = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 5.0, 10.0, 30.0)
"""Upper bounds of histogram buckets, in seconds; Discord wants the first answer within three."""
LOOK = 0.5  # seconds between two measurements of the event loop's lag
PATIENCE = 1.0  # seconds for which an answer waits for the disk
FAILURES = ("error", "not-stored")
"""Results of interactions that are failures of the bot. They are counted from zero on, whatever was used: Prometheus
sees no increase in a counter that begins with its first event."""


class Metrics:
    """All metrics. Counters and timings are collected here; CurrentMetrics reads the others at each request."""

    def __init__(self, present: CurrentMetrics) -> None:
        self._registry = CollectorRegistry()
        self._registry.register(present)
        self._present = present
        self._interactions = Counter(
            "qibot_interactions", "Interactions by what was used and how it ended", ("kind", "name", "result"),
            registry=self._registry,
        )  # fmt: skip
        self._failures = Counter(
            "qibot_interaction_failures", "Interactions that failed, by how", ("result",), registry=self._registry
        )
        for failure in FAILURES:
            self._failures.labels(failure)
        self._first = self._histogram("qibot_acknowledgement_seconds", "Interactions: first answer", ANSWERS, "kind")
        self._last = self._histogram("qibot_answer_seconds", "Interactions: all done", ANSWERS, "kind")
        self._searches = self._histogram("qibot_search_seconds", "Searches, the queue included", ANSWERS, "result")
        self._database = self._histogram("qibot_database_seconds", "Reads and transactions", QUICK, "kind")
        self._lag = self._histogram("qibot_event_loop_lag_seconds", "By how much the event loop is late", QUICK)

    def _histogram(self, name: str, told: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
        return Histogram(name, told, labels, buckets=buckets, registry=self._registry)

    def interaction(self, kind: str, name: str, result: str, first: float | None, seconds: float) -> None:
        """Counts an interaction that has ended; `first` is None if Discord got no answer."""
        self._interactions.labels(kind, name, result).inc()
        if result in FAILURES:
            self._failures.labels(result).inc()
        self._last.labels(kind).observe(seconds)
        if first is not None:
            self._first.labels(kind).observe(first)

    def search(self, result: str, seconds: float) -> None:
        self._searches.labels(result).observe(seconds)

    def database(self, kind: str, seconds: float) -> None:
        self._database.labels(kind).observe(seconds)

    async def watch_loop(self) -> None:
        """Measures the lag of the running event loop until cancelled."""
        clock = asyncio.get_running_loop().time
        while True:
            due = clock() + LOOK
            await asyncio.sleep(LOOK)
            self._lag.observe(max(0.0, clock() - due))

    async def text(self) -> tuple[bytes, str]:
        """All metrics in Prometheus's format, and the content type."""
        await self._present.look_at_files()
        return generate_latest(self._registry), CONTENT_TYPE_LATEST


class CurrentMetrics(Collector):
    """Collects the values that are current when Prometheus reads them."""

    def __init__(self, subjects: Subjects, troubles: Callable[[], dict[str, str]]) -> None:
        self._subjects, self._troubles = subjects, troubles
        self._build = {
            "version": qibot_version(),
            "engines": mode(),
            "python": python_version(),
            "discord_py": discord.__version__,
        }
        self._of_files: list[Metric] = []
        self._looking: asyncio.Task[list[Metric]] | None = None

    async def look_at_files(self) -> None:
        """Reads the metrics of files in a thread, because a disk may hang: that of the backups is perhaps a network's.
        Later than PATIENCE they are not awaited, and those that were read before stay.
        """
        if self._looking is None:
            self._looking = asyncio.create_task(asyncio.to_thread(self._read_files))
        await asyncio.wait({self._looking}, timeout=PATIENCE)
        if self._looking and self._looking.done():
            looked, self._looking = self._looking, None
            self._of_files = looked.result()

    def describe(self) -> list[Metric]:
        """Empty, so that registering does not call `collect` before there are shards."""
        return []

    def collect(self) -> Iterator[Metric]:
        yield from self._of_shards()
        yield from self._of_engines()
        backups, told = self._subjects.backups, "Between two backups; 0: none is made"
        yield GaugeMetricFamily("qibot_backup_interval_seconds", told, backups.every.total_seconds())
        yield CounterMetricFamily("qibot_backup_failures", "Attempts at a backup that failed", backups.failures)
        yield from self._of_files
        yield InfoMetricFamily("qibot_build", "What runs", self._build)
        limits = CounterMetricFamily("qibot_rate_limits", "Requests that Discord refused as too many", labels=["scope"])
        for scope, count in self._subjects.rate_limits.items():
            limits.add_metric([scope], count)
        yield limits
        waiting, age = self._subjects.outbox()
        yield GaugeMetricFamily("qibot_outbox_matches", "Matches whose message is behind", waiting)
        yield GaugeMetricFamily("qibot_outbox_age_seconds", "By how long the most belated message is behind", age)
        well = GaugeMetricFamily("qibot_part_is_well", "1 where a part is well", labels=["part"])
        for part, trouble in self._troubles().items():
            well.add_metric([part], float(not trouble))
        yield well

    def _of_shards(self) -> Iterator[Metric]:
        connected = GaugeMetricFamily("qibot_shard_connected", "1 while the gateway is connected", labels=["shard"])
        latency = GaugeMetricFamily("qibot_shard_latency_seconds", "Latency of the heartbeat", labels=["shard"])
        guilds = GaugeMetricFamily("qibot_shard_guilds", "Servers of the shard", labels=["shard"])
        for shard in shards_of(self._subjects.client, self._subjects.offline):
            name = [str(shard.number)]
            connected.add_metric(name, float(shard.connected))
            guilds.add_metric(name, shard.guilds)
            if math.isfinite(shard.latency):
                latency.add_metric(name, shard.latency)
        yield from (connected, latency, guilds)

    def _of_engines(self) -> Iterator[Metric]:
        status = self._subjects.engine.status()
        yield GaugeMetricFamily("qibot_engine_processes", "Engine processes", status.workers)
        yield GaugeMetricFamily("qibot_engine_busy", "Engine processes that search", status.busy)
        yield GaugeMetricFamily("qibot_engine_queue", "Requests that wait for an engine process", status.waiting)
        yield GaugeMetricFamily("qibot_engine_tables", "Matches with a table of their own", status.tables)
        yield CounterMetricFamily("qibot_engine_restarts", "Engine processes that were replaced", status.restarts)
        events = CounterMetricFamily("qibot_engine_events", "What else happened to the engines", labels=["event"])
        for event, count in status.counts.items():
            events.add_metric([event], count)
        yield events

    def _read_files(self) -> list[Metric]:
        path, made = self._subjects.database.path, self._subjects.backups.newest(datetime.now(UTC))
        at = made.timestamp() if made else 0.0
        newest = GaugeMetricFamily("qibot_backup_timestamp_seconds", "When the newest backup was made; 0: never", at)
        size = GaugeMetricFamily("qibot_database_bytes", "Size of the database's files", labels=["file"])
        size.add_metric(["database"], _size(path))
        size.add_metric(["wal"], _size(path.with_name(path.name + "-wal")))
        return [newest, size]


def _size(path: Path) -> int:
    """The size of a file in bytes, 0 if there is none or it cannot be seen."""
    try:
        return path.stat().st_size
    except OSError:
        return 0
