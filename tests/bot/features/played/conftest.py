"""The bot and the people of the tests in tests/bot/e2e."""

from tests.bot.e2e.conftest import (  # noqa: F401
    alice,
    bob,
    bot,
    company,
    here,
    lin,
    no_faults_left,
    owner,
    pytest_generate_tests,
    shared,
)
