# Two stages: the first compiles the engines, the second carries neither compiler nor sources of the tests.
# `.ci/image` takes the same steps without Docker, in a bare virtual environment.
FROM python:3.12-slim AS build
# The base image takes Debian's newest fixes, and Debian keeps no older version that could be named.
# hadolint ignore=DL3008
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY pyproject.toml setup.py constraints.txt README.md LICENSE ./
COPY engines engines
COPY storage storage
COPY bot bot
# What is installed beside the bot itself: metrics, sentry, cluster, speed.
ARG EXTRAS=metrics
# The commit that the bot tells with its version: --build-arg COMMIT="$(git describe --always --dirty)"
ARG COMMIT=
# The versions of constraints.txt, also of what builds (the second name is that of newer pips); .ci/constraints renews it.
# A module that does not compile stops the build: an interpreted engine would be 60 to 135 times slower.
RUN python -m venv /qibot && PIP_CONSTRAINT="$PWD/constraints.txt" PIP_BUILD_CONSTRAINT="$PWD/constraints.txt" QIBOT_COMMIT="$COMMIT" QIBOT_REQUIRE_COMPILED=1 /qibot/bin/pip install --no-cache-dir ".[$EXTRAS]"

FROM python:3.12-slim
RUN groupadd --gid 10001 qibot && useradd --create-home --uid 10001 --gid 10001 qibot && install -d -o 10001 -g 10001 /data /keys
COPY --from=build /qibot /qibot
ENV PATH=/qibot/bin:$PATH DATABASE_PATH=/data/qibot.sqlite3 HEALTH_PORT=9464 HEALTH_ADDRESS=0.0.0.0 PYTHONUNBUFFERED=1
USER 10001:10001
WORKDIR /data
VOLUME /data
STOPSIGNAL SIGTERM
# Not well: the gateway is lost, the engines do not answer, or nothing can be stored. At a start that is no trouble for a
# while: shards begin five seconds apart.
HEALTHCHECK --interval=30s --timeout=5s --start-period=15m \
    CMD ["python", "-c", "import os; from http.client import HTTPConnection; address, port = (os.environ[name].strip(' \\x22\\x27') for name in ('HEALTH_ADDRESS', 'HEALTH_PORT')); bot = HTTPConnection(address or '127.0.0.1', port, timeout=4); port.strip('0') and (bot.request('GET', '/readyz'), exit(bot.getresponse().status != 200))"]
# Without DISCORD_TOKEN the playground would start, which listens on the container's loopback only.
CMD ["qibot"]
