#!/usr/bin/env bash
set -euo pipefail

usage="usage: cluster.sh [PORT]

A scheduler, two workers and the bot on this machine, encrypted, until Ctrl-C.

PORT is the scheduler's, from 1 to 65535; 8786 if left out. The certificates are in the folder ENGINE_CERTIFICATES,
\"certificates\" if left out; they are made where there are none. The bot takes its settings from the environment and
from .env, as python -m bot does: without DISCORD_TOKEN it starts the playground.

It needs the extra: pip install '.[cluster]'. For several machines see docs/operating.md, \"A cluster of engines\"."

port=${1:-8786}
case $port in
    -h | --help) echo "$usage"; exit ;;
esac
if [ $# -gt 1 ] || ! [[ $port =~ ^[1-9][0-9]{0,4}$ ]] || ((port > 65535)); then
    echo "error: expected a port from 1 to 65535, not \"$*\" (see cluster.sh --help)" >&2
    exit 2
fi

export ENGINE_CLUSTER=tls://127.0.0.1:$port ENGINE_CERTIFICATES=${ENGINE_CERTIFICATES:-certificates}
part="python -m engines cluster"
[ -e "$ENGINE_CERTIFICATES/authority.pem" ] || $part certificates "$ENGINE_CERTIFICATES"

trap exit INT TERM
trap 'kill $(jobs -p) 2>/dev/null; wait' EXIT
$part scheduler --port "$port" --certificates "$ENGINE_CERTIFICATES" &
for name in one two; do
    $part worker "$ENGINE_CLUSTER" --name $name --processes 1 --host 127.0.0.1 --certificates "$ENGINE_CERTIFICATES" &
done
python -m bot &
wait $!
