"""Where a file of learnt numbers comes from: the commands that led to it, and the positions that it was learnt from.

Beside every file that `play` and `label` write, FILE.commands has the commit and the command of each run that added to
it, after those of the file that it was made from. A manifest beside the learnt numbers has all of them.
"""

import json
import subprocess
import sys
from hashlib import sha256
from pathlib import Path


def manifest_of(file: Path) -> Path:
    """The path of a shipped file's manifest."""
    return file.with_name(f"{file.name}.manifest.json")


def hash_of(file: Path) -> str:
    return sha256(file.read_bytes()).hexdigest()


def note(file: Path, source: Path | None = None) -> None:
    """Notes this run of the program beside the file that it adds to; `source` is the file that it reads."""
    known = [*(_notes(source) if source else []), *_notes(file), f"{_commit()} {_command()}"]
    _notes_of(file).write_text("".join(f"{line}\n" for line in dict.fromkeys(known)))


def write_manifest(file: Path, data: list[Path], counts: dict[str, int]) -> None:
    """Writes the manifest of a file that this run of the program made from these positions."""
    notes = [*dict.fromkeys(line for each in data for line in _notes(each))]
    entry = {
        "file": file.name,
        "sha256": hash_of(file),
        "made": {
            "commit": _commit(),
            "commands": [*notes, _command()],
            "counts": counts,
            "data": {each.name: hash_of(each) for each in data},
            "missing": "",
        },
        "again": [*(line.partition(" ")[2] for line in notes), _command()],
        "remade": "",
    }
    manifest_of(file).write_text(json.dumps(entry, indent=2) + "\n")


def _notes_of(file: Path) -> Path:
    return file.with_name(f"{file.name}.commands")


def _notes(file: Path) -> list[str]:
    return _notes_of(file).read_text().splitlines() if _notes_of(file).exists() else []


def _command() -> str:
    return " ".join(["python -m tests.benchmarks.train", *sys.argv[1:]])


def _commit() -> str:
    """The checked-out commit; `+` means that files differ from it."""
    done = subprocess.run(
        ["git", "describe", "--always", "--abbrev=40", "--dirty=+", "--exclude=*"], capture_output=True
    )
    return done.stdout.decode().strip() or "unknown"
