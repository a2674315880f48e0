"""cluster.sh, and the command line of the parts of a cluster."""

import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import psutil

from .clusters import free_port

ROOT = Path(__file__).parents[3]
PYTHON = Path(sys.executable).parent


def environment(**more):
    return os.environ | {"PATH": f"{PYTHON}:{os.environ['PATH']}", "PYTHONPATH": str(ROOT)} | more


def test_one_command_starts_everything_and_ctrl_c_ends_it(tmp_path):
    """Both workers serve the bot in its playground; nothing is left afterwards."""
    settings = {"DISCORD_TOKEN": "", "DATABASE_PATH": str(tmp_path / "played.sqlite3"), "PYTHONUNBUFFERED": "1"}
    script = subprocess.Popen(
        [ROOT / "cluster.sh", str(free_port())], cwd=tmp_path, env=environment(**settings), text=True,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True,
    )  # fmt: skip
    try:
        said, waiting = [], {"cluster worker one serves", "cluster worker two serves", "The playground is open"}
        while waiting:
            said.append(script.stdout.readline())
            assert said[-1], "".join(said)
            waiting = {each for each in waiting if each not in said[-1]}
        children = psutil.Process(script.pid).children(recursive=True)
        assert len(children) >= 6  # scheduler, two workers with an engine process each, bot
        os.killpg(script.pid, signal.SIGINT)
        _, alive = psutil.wait_procs([psutil.Process(script.pid), *children], timeout=60)
        assert not alive
    finally:
        with suppress(ProcessLookupError):
            os.killpg(script.pid, signal.SIGKILL)
        script.communicate()


BAD = (
    "",
    "scheduler",
    "scheduler --certificates nowhere",
    "worker tcp://localhost:8786 --certificates nowhere",
    "worker tls://localhost:8786 --certificates nowhere --processes 0",
    "worker tls://localhost:8786 --certificates nowhere",
    "certificates /dev/null",
)
ONE_AFTER_THE_OTHER = """
import sys
from engines.cli import main
for arguments in sys.argv[1:]:
    try:
        main(["cluster", *arguments.split()])
    except SystemExit as end:
        print("exit code", end.code, file=sys.stderr)
"""


def test_bad_arguments_end_in_one_line(tmp_path):
    """Exit code 2 and the reason, no traceback; in one process, whose start takes longest."""
    command = [sys.executable, "-c", ONE_AFTER_THE_OTHER, *BAD]
    done = subprocess.run(command, cwd=tmp_path, env=environment(), capture_output=True, text=True, timeout=60)
    told = done.stderr.split("exit code 2\n")
    assert told.pop() == ""
    assert len(told) == len(BAD)
    assert all(each.splitlines()[-1].startswith("error: ") for each in told)
    assert "Traceback" not in done.stderr


NO_DASK = """
import sys
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("dask", "distributed", "cryptography"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, Missing())
"""


def without_dask(code):
    command = [sys.executable, "-c", NO_DASK + code]
    return subprocess.run(command, cwd=ROOT, env=environment(), capture_output=True, text=True, timeout=60)


def test_nothing_but_a_cluster_needs_dask():
    """Bot and engines are there without the extra; who asks for a cluster is told what is missing."""
    assert without_dask("import bot.__main__, bot.app, engines.pool.pool, engines.pool.worker").returncode == 0
    settings = "from bot.settings import Settings; from bot.engines import engines_of; import os;"
    asked = without_dask(settings + "os.environ['ENGINE_CLUSTER']='tls://x:1'; engines_of(Settings.read(None))")
    assert "ENGINE_CLUSTER needs the extra" in asked.stderr.splitlines()[-1]
    command = without_dask("from engines.cli import main; main(['cluster', 'certificates', 'nowhere'])")
    assert command.returncode == 2
    assert "qibot[cluster]" in command.stderr
