"""A database whose process is killed after a number of commits."""

from storage.database import Database


class Killed(BaseException):
    """The process was killed: nothing that catches errors goes on."""


class Mortal(Database):
    """A database whose process dies after `commits_left` commits: from then on nothing is written."""

    commits_left = 10**9

    async def write(self, work):
        self.live()
        result = await super().write(work)
        self.commits_left -= 1
        return result

    def live(self):
        """Raises Killed if the process is dead."""
        if self.commits_left <= 0:
            raise Killed
