"""Whether slow tests run in full: with QIBOT_LONG_TESTS=1 in the environment, otherwise in part."""

import os

LONG = os.environ.get("QIBOT_LONG_TESTS") == "1"
