"""The page of /privacy says what the storage does."""

from bot.features.privacy.page import privacy_page
from bot.locales import LANGUAGES, catalogue
from storage.restore_record import DELETIONS_KNOWN_FOR
from tests.cases import for_each


@for_each("language", LANGUAGES)
def test_it_tells_how_long_the_hash_is_kept_after_a_deletion(language: str) -> None:
    """In every language, and the page still fits one message."""
    told = [block for block in privacy_page(catalogue(language)).blocks if isinstance(block, str)]
    assert f"{DELETIONS_KNOWN_FOR.days}" in told[-1]
    assert sum(map(len, told)) < 4000
