"""Many short storms, until the bot was killed a given number of times, and their sums.

Each finished storm is a line of JSON in the record, so that an interrupted campaign continues where it was; the files
of a storm that broke a law are kept in a folder beside it.
"""

from __future__ import annotations

import asyncio
import json
import shutil
import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from .storm import LOST, SECOND, STUCK, WRONG, Plan, started

SECONDS = 90.0  # of one storm
KILLS = ("kill_the_bot", "kill_in_mid_request")
COUNTED = ("kills", "matches", "moves", LOST, STUCK, WRONG, SECOND, "other laws broken")


@dataclass(frozen=True)
class Campaign:
    """Storms from seed `first` on until `kills` kills; `only` these blows beside the kills."""

    kills: int
    first: int
    record: Path | None = None
    only: tuple[str, ...] = ()
    storms: list[dict] = field(default_factory=list)

    def __iter__(self) -> Iterator[str]:
        """Runs storm after storm until there were enough kills. Yields what each did, and at the end the sums."""
        self.storms.extend(self._known())
        while (total := _sum(self.storms))["kills"] < self.kills:
            storm = asyncio.run(self._storm(self.first + len(self.storms)))
            self.storms.append(storm)
            self._note(storm)
            yield "\n    ".join([f"seed {storm['seed']}: {_told(Counter(storm))}", *storm["violations"]])
        yield f"{len(self.storms)} storms: {_told(total)}"

    @property
    def broken(self) -> bool:
        """True if a law broke in any of them."""
        return any(storm["violations"] for storm in self.storms)

    async def _storm(self, seed: int) -> dict:
        plan = Plan(SECONDS, seed, pause=0.15, blows=0.5, only=(*KILLS, *self.only), strict=False)
        with tempfile.TemporaryDirectory() as folder:
            async with started(Path(folder), plan) as storm:
                await storm.play()
                await storm.settle()
                await storm.end()
                report = storm.judge()
                counted = {kind: report.counts[kind] for kind in (LOST, STUCK, WRONG, SECOND)}
                others = max(0, len(report.violations) - sum(counted.values()))
                if self.record and report.violations:
                    shutil.copytree(folder, self.record.with_suffix("") / str(seed), dirs_exist_ok=True)
                return counted | {
                    "seed": seed,
                    "kills": storm.bot.kills,
                    "matches": report.counts["matches"],
                    "moves": report.counts["moves"],
                    "other laws broken": others,
                    "violations": report.violations,
                }

    def _known(self) -> list[dict]:
        if self.record is None or not self.record.exists():
            return []
        return [json.loads(line) for line in self.record.read_text().splitlines()]

    def _note(self, storm: dict) -> None:
        if self.record is not None:
            with self.record.open("a") as record:
                record.write(json.dumps(storm, ensure_ascii=False) + "\n")


def _sum(storms: list[dict]) -> Counter[str]:
    total: Counter[str] = Counter()
    for storm in storms:
        total.update({kind: storm[kind] for kind in COUNTED})
    return total


def _told(counts: Counter) -> str:
    return ", ".join(f"{counts[kind]} {kind}" for kind in COUNTED)
