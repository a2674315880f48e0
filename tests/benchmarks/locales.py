"""How fast the catalogues are: `python -m tests.benchmarks.locales`."""

from time import perf_counter

from bot.locales import LANGUAGES, catalogue

ROUNDS = 20_000
SAMPLES = (
    ("a plain text", "match.start", {}),
    ("two values", "match.turn", {"name": "Ann", "side": "Red"}),
    ("a plural", "history.plies", {"n": 12}),
)


def seconds(rounds: int, key: str, values: dict[str, object]) -> float:
    """The time of so many texts; the first one is not counted."""
    texts = catalogue("en")
    texts.text(key, **values)
    begun = perf_counter()
    for _ in range(rounds):
        texts.text(key, **values)
    return perf_counter() - begun


def main() -> None:
    """Prints the reading time of each language's files, and the texts per second."""
    for language in LANGUAGES:
        begun = perf_counter()
        catalogue(language)
        print(f"{language:6} read in {1000 * (perf_counter() - begun):4.0f} ms")
    for name, key, values in SAMPLES:
        print(f"{name:14} {ROUNDS / seconds(ROUNDS, key, values):10,.0f} a second")


if __name__ == "__main__":
    main()
