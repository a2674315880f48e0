"""cluster.sh, and the command line of the parts of a cluster."""

import json
import os
import shutil
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import psutil
import pytest
from aiohttp.test_utils import unused_port

from engines.pool.certificates import make_certificates

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[3]
PYTHON = Path(sys.executable).parent


def environment(**more):
    return os.environ | {"PATH": f"{PYTHON}:{os.environ['PATH']}", "PYTHONPATH": str(ROOT)} | more


def test_one_command_starts_everything_and_ctrl_c_ends_it(tmp_path):
    """Both workers serve the bot in its playground; afterwards no process is left. The certificates are made in a
    folder that is there, as a mounted one is.
    """
    (tmp_path / "certificates").mkdir()
    settings = {"DISCORD_TOKEN": "", "DATABASE_PATH": str(tmp_path / "played.sqlite3"), "PYTHONUNBUFFERED": "1"}
    script = subprocess.Popen(
        [ROOT / "cluster.sh", str(unused_port())], cwd=tmp_path, env=environment(**settings), text=True,
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


@pytest.fixture(scope="module")
def folders(tmp_path_factory):
    """Good certificates, and several damaged sets."""
    folder = tmp_path_factory.mktemp("folders")
    for name in ("good", "other"):
        make_certificates(folder / name)
    for name, file in (("mixed", "authority.pem"), ("swapped", "scheduler.key")):
        shutil.copytree(folder / "good", folder / name)
        shutil.copy(folder / "other" / file, folder / name)
    shutil.copytree(folder / "good", folder / "rubbish")
    (folder / "rubbish" / "scheduler.pem").write_text("rubbish")
    return folder


@pytest.mark.parametrize("argument", ["--help", "-h"])
def test_the_script_helps(argument, tmp_path):
    done = subprocess.run([ROOT / "cluster.sh", argument], cwd=tmp_path, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("usage: cluster.sh [PORT]")
    assert not [*tmp_path.iterdir()]


@pytest.mark.parametrize("arguments", ["0", "65536", "eight", "8786 8787"])
def test_the_script_takes_no_other_port(arguments, tmp_path):
    """One line, exit code 2."""
    command = [ROOT / "cluster.sh", *arguments.split()]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert done.stderr.startswith("error: expected a port from 1 to 65535")
    assert done.stderr.count("\n") == 1
    assert not [*tmp_path.iterdir()]


BAD = [
    "",
    "scheduler",
    "scheduler --certificates nowhere",
    "worker tcp://localhost:8786 --certificates nowhere",
    "worker tls://localhost:8786 --certificates nowhere --processes 0",
    "worker tls://localhost:8786 --certificates nowhere",
    "certificates /dev/null",
    "scheduler --certificates good --port 65536",
    "scheduler --certificates good --port 0",
    "scheduler --certificates good --host 192.0.2.1",
    "scheduler --certificates mixed",
    "scheduler --certificates swapped",
    "scheduler --certificates rubbish",
    "worker tls://localhost:65536 --certificates good",
    "worker tls://localhost --certificates good",
    "worker tls://localhost:8786 --certificates good --host 192.0.2.1",
    "worker tls://192.0.2.1:8786 --certificates good --host 127.0.0.1",
    "worker tls://localhost:8786 --certificates good --name=",
    "worker tls://localhost:8786 --certificates good --seconds nan",
    "worker tls://localhost:8786 --certificates good --memory 99999999999999",
]
ALL_IN_ONE = """
import io, json, os, sys
from contextlib import redirect_stderr
from engines.cli import main
answers = open(os.dup(1), "w")  # a program that ends with an OSError writes nothing more
for arguments in json.loads(sys.argv[1]):
    with redirect_stderr(io.StringIO()) as said:
        try:
            code = main(["cluster", *arguments.split()])
        except SystemExit as ended:
            code = ended.code
    print(json.dumps([arguments, code, said.getvalue()]), file=answers)
"""


def test_bad_arguments_end_in_one_line(folders):
    """Exit code 2 and one line with the reason, no traceback."""
    command = [sys.executable, "-c", ALL_IN_ONE, json.dumps(BAD)]
    done = subprocess.run(command, cwd=folders, env=environment(), capture_output=True, text=True, timeout=300)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [arguments for arguments, _, _ in answers] == BAD, done.stderr
    for arguments, code, said in answers:
        assert (code, "Traceback" in said) == (2, False), (arguments, said)
        assert said.splitlines()[-1].startswith("error: "), arguments


NO_DASK = """
import sys
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("dask", "distributed", "cryptography"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, Missing())
import bot.__main__, bot.client, engines.pool.pool, engines.pool.worker
from bot.startup import engines_of
from bot.settings import BadSetting, Settings
from engines.cli import main
import os
os.environ["ENGINE_CLUSTER"] = "tls://x:1"
try:
    engines_of(Settings.read(None))
except BadSetting as bad:
    print(bad, file=sys.stderr)
sys.exit(main(["cluster", "certificates", "nowhere"]))
"""


def test_nothing_but_a_cluster_needs_dask():
    """Bot and engines work without the extra; asking for a cluster says what is missing."""
    command = [sys.executable, "-c", NO_DASK]
    done = subprocess.run(command, cwd=ROOT, env=environment(), capture_output=True, text=True, timeout=60)
    asked, ordered = done.stderr.splitlines()[-2:]
    assert "ENGINE_CLUSTER needs the extra" in asked
    assert "[cluster]" in ordered
    assert done.returncode == 2
