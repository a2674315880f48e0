"""Faults of a cluster under play: python -m tests.benchmarks.cluster_faults --kind worker --times 200

Two people play the bot, whose engines are two Dask workers with one engine process each, while one fault is made again
and again. After each, the moves that the people saw accepted are compared with the stored ones. One line per fault is
added to a file, so that a stopped campaign goes on later; --report sums up the files of a folder.

Kinds: worker (killed), frozen (SIGSTOP), scheduler (killed and started again), network (cut; in a network namespace if
root allows, else in a proxy), certificates (the scheduler comes back with those of another authority), version (a
worker comes back as another version).
"""

import argparse
import asyncio
import json
import logging
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path

from bot import installed
from bot.discord.place import Person
from bot.match.referee import Referee
from bot.match.state import MatchView
from bot.match.terms import MatchTerms
from engines.pool import ClusterPool
from engines.pool.certificates import make_certificates
from storage.database import Database
from tests.engines.pool.clusters import Cluster
from tests.engines.pool.proxy import Proxy

SECONDS, PAUSE = 0.15, 0.3  # of a turn of the bot; between two turns of a person
GIVEN_UP = 60.0  # seconds after which a turn counts as unanswered
LONGEST_MATCH = 60  # moves after which a new match is begun
AFTER = 1.0  # seconds of play with the fault once it was noticed
SPACE = "qibot-cluster"
OTHER_VERSION = (sys.executable, str(Path(__file__).parents[1] / "engines/pool/other_version.py"), "cluster")


@dataclass
class Play:
    """What the people saw."""

    accepted: dict[int, list[str]] = field(default_factory=dict)  # match: its moves
    waits: list[float] = field(default_factory=list)
    unanswered: int = 0

    def saw(self, view: MatchView) -> None:
        self.accepted[view.id] = list(view.moves)


async def person(referee: Referee, play: Play, number: int) -> None:
    """Plays match after match at random."""
    dice, who = random.Random(number), Person(100 + number, f"P{number}")
    while True:
        view = await referee.challenges.play_bot(MatchTerms("xiangqi", "first", level="master"), who)
        while view.match.playing and view.ply < LONGEST_MATCH:
            view = await referee.turns.move(view.id, who.id, dice.choice(view.legal), view.ply)
            play.saw(view)
            view = await answered(referee, play, view)
            await asyncio.sleep(PAUSE)
        if view.match.playing:
            await referee.turns.resign(view.id, who.id)


async def answered(referee: Referee, play: Play, view: MatchView) -> MatchView:
    started = time.monotonic()
    try:
        view = await asyncio.wait_for(referee.thinking.answer(view.id), GIVEN_UP)
        play.saw(view)
    except TimeoutError:
        play.unanswered += 1
    play.waits.append(time.monotonic() - started)
    return view


async def lost_moves(database: Database, play: Play) -> int:
    """The number of accepted moves that are not stored as they were seen."""
    lost = 0
    for match, seen in tuple(play.accepted.items()):
        rows = await database.all("SELECT text FROM moves WHERE match_id = :match ORDER BY number", match=match)
        stored = [row[0] for row in rows]
        lost += sum(mine != theirs for mine, theirs in zip_longest(seen, stored[: len(seen)]))
    return lost


async def until(condition: Callable[[], bool]) -> None:
    for _ in range(1200):
        if condition():
            return
        await asyncio.sleep(0.05)
    raise TimeoutError("the cluster did not come back")


@dataclass
class Ground:
    """The cluster, and how its network is cut and mended."""

    cluster: Cluster
    pool: ClusterPool
    cut: Callable[[], object]
    mend: Callable[[], object]
    other: Path  # certificates of another authority

    async def serve(self, *names: str) -> None:
        await until(lambda: set(self.pool._link.serving()) == set(names))


async def worker(ground: Ground) -> None:
    ground.cluster.kill_worker("a")
    await ground.serve("b")
    await asyncio.sleep(AFTER)
    ground.cluster.start_worker("a")


async def frozen(ground: Ground) -> None:
    process = ground.cluster.workers["a"]
    process.send_signal(signal.SIGSTOP)
    await ground.serve("b")
    await asyncio.sleep(AFTER)
    process.send_signal(signal.SIGCONT)


async def scheduler(ground: Ground) -> None:
    ground.cluster.kill_scheduler()
    await ground.serve()
    await asyncio.sleep(AFTER)
    await asyncio.to_thread(ground.cluster.start_scheduler)


async def network(ground: Ground) -> None:
    ground.cut()
    await ground.serve()
    await asyncio.sleep(AFTER)
    ground.mend()


async def certificates(ground: Ground) -> None:
    ground.cluster.kill_scheduler()
    await asyncio.to_thread(ground.cluster.start_scheduler, ground.other)
    await ground.serve()
    await asyncio.sleep(AFTER)
    ground.cluster.kill_scheduler()
    await asyncio.to_thread(ground.cluster.start_scheduler)


async def version(ground: Ground) -> None:
    refused = ground.pool.status().counts["workers_refused"]
    ground.cluster.kill_worker("a")
    ground.cluster.start_worker("a", program=OTHER_VERSION)
    await until(lambda: ground.pool.status().counts["workers_refused"] > refused)
    await asyncio.sleep(AFTER)
    ground.cluster.kill_worker("a")
    ground.cluster.start_worker("a")


KINDS: dict[str, Callable[[Ground], Awaitable[None]]] = {
    each.__name__: each for each in (worker, frozen, scheduler, network, certificates, version)
}


def ip(command: str) -> None:
    subprocess.run(["ip", *command.split()], check=True)


def make_space() -> None:
    """Makes a network namespace that a pair of virtual interfaces joins to this one."""
    with suppress(subprocess.CalledProcessError):
        ip(f"netns del {SPACE}")
    for command in (
        f"netns add {SPACE}",
        f"link add qibot0 type veth peer name qibot1 netns {SPACE}",
        "addr add 10.213.0.1/30 dev qibot0",
        "link set qibot0 up",
        f"-n {SPACE} addr add 10.213.0.2/30 dev qibot1",
        f"-n {SPACE} link set qibot1 up",
        f"-n {SPACE} link set lo up",
    ):
        ip(command)


@asynccontextmanager
async def grounds(kind: str, folder: Path) -> AsyncIterator[Ground]:
    """A cluster with two workers, and the bot's pool on it."""
    keys, other = folder / "certificates", folder / "other"
    make_certificates(keys)
    make_certificates(other)
    spaced = kind == "network" and os.geteuid() == 0
    if spaced:
        make_space()
    there = Cluster(keys, "10.213.0.2", ("ip", "netns", "exec", SPACE)) if spaced else Cluster(keys)
    try:
        there.start_scheduler()
        for name in ("a", "b"):
            there.start_worker(name)
        async with Proxy(there.port) as proxy:
            seen = there if spaced or kind != "network" else Cluster(keys, port=proxy.port)
            async with seen.pool(SECONDS) as pool:
                cut, mend = (proxy.cut, proxy.mend)
                if spaced:
                    cut = lambda: ip(f"-n {SPACE} link set qibot1 down")  # noqa: E731
                    mend = lambda: ip(f"-n {SPACE} link set qibot1 up")  # noqa: E731
                yield Ground(there, pool, cut, mend, other)
    finally:
        there.stop()
        if spaced:
            ip(f"netns del {SPACE}")


async def campaign(kind: str, times: int, file: Path) -> None:
    """Makes the faults that the file does not have yet."""
    done = len(file.read_text().splitlines()) if file.exists() else 0
    with tempfile.TemporaryDirectory() as folder:
        async with (
            grounds(kind, Path(folder)) as ground,
            Database.open(Path(folder) / "played.sqlite3") as database,
            Referee(database, ground.pool, installed.services()) as referee,
        ):
            play = Play()
            people = [asyncio.create_task(person(referee, play, number)) for number in range(2)]
            try:
                for _ in range(done, times):
                    await fault(kind, ground, database, play, file)
                    if ended := [task for task in people if task.done()]:
                        ended[0].result()  # raises its error: people play for ever
            finally:
                for task in people:
                    task.cancel()
                await asyncio.gather(*people, return_exceptions=True)


async def fault(kind: str, ground: Ground, database: Database, play: Play, file: Path) -> None:
    await ground.serve("a", "b")
    await asyncio.sleep(PAUSE + random.random() * SECONDS * 2)
    play.waits.clear()
    play.unanswered = 0
    started = time.monotonic()
    await KINDS[kind](ground)
    await ground.serve("a", "b")
    row = {
        "kind": kind,
        "turns": len(play.waits),
        "unanswered": play.unanswered,
        "lost": await lost_moves(database, play),
        "longest": round(max(play.waits, default=0.0), 3),
        "seconds": round(time.monotonic() - started, 2),
    }
    with file.open("a") as out:
        print(json.dumps(row), file=out)


def report(folder: Path) -> None:
    for kind in KINDS:
        file = folder / f"{kind}.jsonl"
        rows = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
        if rows:
            waits = sorted(row["longest"] for row in rows)
            sums = {key: sum(row[key] for row in rows) for key in ("turns", "unanswered", "lost")}
            print(
                f"{kind:13} faults {len(rows):4}  turns {sums['turns']:6}  unanswered {sums['unanswered']}  moves lost"
                f" {sums['lost']}  longest wait: median {waits[len(waits) // 2]:.2f} s, most {waits[-1]:.2f} s"
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kind", choices=KINDS)
    parser.add_argument("--times", type=int, default=200)
    parser.add_argument("--folder", type=Path, default=Path("faults"))
    parser.add_argument("--report", action="store_true")
    options = parser.parse_args()
    options.folder.mkdir(exist_ok=True)
    logging.basicConfig(level=logging.ERROR)
    if options.report:
        report(options.folder)
        return
    for kind in [options.kind] if options.kind else KINDS:
        asyncio.run(campaign(kind, options.times, options.folder / f"{kind}.jsonl"))


if __name__ == "__main__":
    main()
