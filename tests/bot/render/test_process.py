"""The drawing process draws what this one would, whatever happens to it."""

import asyncio
import os
import signal
import subprocess
import sys
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from time import sleep

import psutil
import pytest

from bot.render import RENDERERS, Scene, draw_scene, process
from bot.render.process import DrawingProcess
from engines.game import Position

SCENE = Scene("tictactoe", Position(RENDERERS["tictactoe"].game).text)


@pytest.fixture
def drawing():
    with closing(DrawingProcess()) as drawing:
        yield drawing


async def pid_of(drawing: DrawingProcess) -> int:
    return int(await drawing.call(_own_pid, None))


def _own_pid(_: None) -> bytes:
    return str(os.getpid()).encode()


@pytest.mark.slow
async def test_it_draws_what_this_process_would_and_elsewhere(drawing):
    assert await drawing.call(draw_scene, SCENE) == draw_scene(SCENE)
    assert await pid_of(drawing) != os.getpid()


@pytest.mark.slow
@pytest.mark.parametrize("blow", [signal.SIGKILL, signal.SIGSTOP])
async def test_another_takes_the_place_of_one_that_was_lost(blow):
    """A process that was killed, or silent for longer than the time limit, is replaced."""
    with closing(DrawingProcess(seconds=10.0)) as drawing:
        first = await pid_of(drawing)
        os.kill(first, blow)
        assert await drawing.call(draw_scene, SCENE) == draw_scene(SCENE)
        assert not psutil.pid_exists(first)
        assert await pid_of(drawing) not in (first, os.getpid())


@pytest.mark.slow
async def test_the_time_limit_is_its_own():
    """A process that may take long, as for animations, is not ended by the limit of boards."""
    with closing(DrawingProcess(seconds=3.0)) as hasty, closing(DrawingProcess(seconds=60.0)) as patient:
        assert await patient.call(_late_pid, 5.0) == str(await pid_of(patient)).encode()
        assert await hasty.call(_late_pid, 5.0) == str(os.getpid()).encode()


def _late_pid(seconds: float) -> bytes:
    sleep(seconds)
    return _own_pid(None)


@pytest.mark.slow
async def test_a_request_that_nobody_reads_has_the_time_limit_too():
    """A process that stopped before a long request, which no buffer holds, is replaced."""
    with closing(DrawingProcess(seconds=10.0)) as drawing:
        os.kill(await pid_of(drawing), signal.SIGSTOP)
        assert await drawing.call(bytes, b"x" * (1 << 21)) == b"x" * (1 << 21)


@pytest.mark.slow
async def test_one_that_stops_in_the_middle_of_a_picture_is_replaced(tmp_path):
    """The time limit is not only for the beginning of a picture."""
    with closing(DrawingProcess(seconds=10.0)) as drawing:
        assert await drawing.call(_half, tmp_path / "begun") == b"whole"


def _half(begun: Path) -> bytes:
    if begun.exists():
        return b"whole"
    begun.touch()
    sys.stdout.buffer.write(process.SIZE.pack(8) + b"half")
    sys.stdout.buffer.flush()
    os.kill(os.getpid(), signal.SIGSTOP)
    return b""


@pytest.mark.slow
async def test_one_that_begins_while_many_files_are_open(drawing):
    """A bot with a thousand boards that people touch replaces a process, too: its pipes have high numbers."""
    first = await pid_of(drawing)
    with ExitStack() as opened:
        for _ in range(1100):
            opened.callback(os.close, os.open(os.devnull, os.O_RDONLY))
        os.kill(first, signal.SIGKILL)
        assert await pid_of(drawing) not in (first, os.getpid())


@pytest.mark.slow
async def test_a_call_that_was_cancelled_leaves_no_answer_behind(drawing):
    """The next call gets its own answer."""
    await pid_of(drawing)
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(drawing.call(_late_pid, 0.5), 0.1)
    await asyncio.sleep(0.6)
    assert await drawing.call(bytes, b"mine") == b"mine"


async def test_where_none_can_begin_this_process_draws(drawing, monkeypatch):
    """Without room for another process the caller draws itself."""
    monkeypatch.setattr(process.sys, "executable", "/nowhere/python")
    assert await drawing.call(draw_scene, SCENE) == draw_scene(SCENE)


@pytest.mark.slow
async def test_what_cannot_be_drawn_is_the_error_that_it_would_be_here(drawing):
    """A position that makes no sense raises the usual error; the process continues."""
    with pytest.raises(ValueError, match="nonsense"):
        await drawing.call(draw_scene, Scene("tictactoe", "nonsense"))
    assert await drawing.call(draw_scene, SCENE) == draw_scene(SCENE)


@pytest.mark.slow
def test_it_does_not_outlive_the_process_that_began_it():
    begin = "drawing = DrawingProcess(); print(asyncio.run(pid_of(drawing)), flush=True); signal.pause()"
    script = f"from tests.bot.render.test_process import *; {begin}"
    with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE) as parent:
        began = int(parent.stdout.readline())
        parent.kill()
    with suppress(psutil.NoSuchProcess):
        psutil.Process(began).wait(20)
    assert not psutil.pid_exists(began)
