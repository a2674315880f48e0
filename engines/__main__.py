"""`python -m engines`: the games and their player at the command line."""

import sys

from engines.cli import main

if __name__ == "__main__":
    sys.exit(main())
