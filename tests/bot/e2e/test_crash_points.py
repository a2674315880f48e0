"""One crash point; `python -m tests.bot.e2e.crash_points` tries them all."""

import pytest

from .crash_points.acts import ACTS, Plot, Stage
from .crash_points.trial import crash_at


@pytest.mark.slow
async def test_a_move_outlives_the_bot(tmp_path):
    """The bot dies when it has stored a move and told nobody. Once it is back, no law of the storm is broken. What the
    act's own check finds is reported.
    """

    async def prepare(stage: Stage) -> Plot:
        async def complain() -> None:
            raise LookupError(stage.count("moves"))

        return Plot((await ACTS["move"](stage)).act, complain)

    trial = await crash_at("after write", 1, prepare, tmp_path)
    assert "Turns.move" in trial.crash
    assert trial.wrong == ["the act's own check: LookupError(1)"]
