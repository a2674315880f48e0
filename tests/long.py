"""Whether slow tests do all that they can: with QIBOT_LONG_TESTS=1 in the environment, otherwise a part of it."""

import os

LONG = os.environ.get("QIBOT_LONG_TESTS") == "1"
