# Two stages: the first compiles the engines, the second carries neither compiler nor sources of the tests.
FROM python:3.12-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY pyproject.toml setup.py README.md LICENSE ./
COPY engines engines
COPY storage storage
COPY bot bot
# A module that does not compile stops the build: an interpreted engine would be 60 to 135 times slower.
RUN python -m venv /qibot && QIBOT_REQUIRE_COMPILED=1 /qibot/bin/pip install --no-cache-dir .

FROM python:3.12-slim
RUN useradd --create-home --uid 10001 qibot && install -d -o qibot -g qibot /data
COPY --from=build /qibot /qibot
ENV PATH=/qibot/bin:$PATH DATABASE_PATH=/data/qibot.sqlite3 PYTHONUNBUFFERED=1
USER qibot
WORKDIR /data
VOLUME /data
STOPSIGNAL SIGTERM
# Without DISCORD_TOKEN the playground would start, which listens on the container's loopback only.
CMD ["python", "-m", "bot"]
